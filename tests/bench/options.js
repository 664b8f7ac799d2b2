/** Command-line options of the benchmark. */
import { parseArgs } from 'node:util';

/**
 * @typedef {object} Options
 * @property {readonly number[]} sizes speakers of each generated site
 * @property {number} rounds how often everything is measured
 * @property {number} perEdition speakers of one year
 * @property {string} peers names separated by commas, or `none`
 * @property {number} edits saves during a watch; 0 skips the watch
 * @property {string} against a commit of an earlier version, or `none`
 * @property {string} file a file of the real content that is checked alone, relative to the repository
 * @property {string | undefined} in the parent of the temporary folder
 * @property {boolean} keep whether the generated sites stay on the disk
 */

/**
 * Throws for an unknown option and for an invalid value.
 * @param {readonly string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '1000,16700' },
      rounds: { type: 'string', default: '3' },
      'per-edition': { type: 'string', default: '250' },
      peers: { type: 'string', default: 'hugo,eleventy,astro' },
      edits: { type: 'string', default: '20' },
      against: { type: 'string', default: 'ad09f68' },
      file: { type: 'string', default: 'content/events/devlica/2026/edition.yaml' },
      in: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  return {
    sizes: values.sizes.split(',').map(count),
    rounds: count(values.rounds),
    perEdition: count(values['per-edition']),
    peers: values.peers,
    edits: values.edits === '0' ? 0 : count(values.edits),
    against: values.against,
    file: values.file,
    in: values.in,
    keep: values.keep,
  };
}

/** @param {string} text */
function count(text) {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`"${text}" is no count; README.md in tests/bench has the options.`);
  return Number(text);
}
