/** Where programs that the tests start are on this machine. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps the programs of a server out of PATH, in a folder for each version. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** What it takes to run a server and to speak with it. */
const POSTGRES = ['initdb', 'postgres', 'psql'];

/**
 * @param {string} name
 * @returns {string | undefined} the path of a program in PATH
 */
export function findProgram(name) {
  return pathFolders()
    .map((dir) => join(dir, name))
    .find((path) => existsSync(path));
}

/** @returns {string | undefined} the folder with the programs of a PostgreSQL server, the newest first */
export function postgresPrograms() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN_POSTGRES, version, 'bin'));
  return [...debian, ...pathFolders()].find((dir) => POSTGRES.every((name) => existsSync(join(dir, name))));
}

function pathFolders() {
  return (process.env['PATH'] ?? '').split(delimiter).filter((dir) => dir !== '');
}
