/** The door of commander. */
export { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
