/** The door of commander. */
export { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
