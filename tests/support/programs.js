/** Finds programs that the tests start. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** On Debian, the programs of the PostgreSQL server are not in PATH, but in a folder for each version. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** Debian has servers such as nginx in a folder that is in the PATH of root alone. */
const DEBIAN_SERVERS = '/usr/sbin';

/** The programs that running a server and connecting to it requires. */
const POSTGRES = ['initdb', 'postgres', 'psql'];

/**
 * @param {string} name
 * @returns {string | undefined} the path of a program in PATH, or of a server of Debian
 */
export function findProgram(name) {
  return [...pathFolders(), DEBIAN_SERVERS].map((dir) => join(dir, name)).find((path) => existsSync(path));
}

/** @returns {string | undefined} the folder with the programs of the newest PostgreSQL server */
export function postgresPrograms() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN_POSTGRES, version, 'bin'));
  return [...debian, ...pathFolders()].find((dir) => POSTGRES.every((name) => existsSync(join(dir, name))));
}

function pathFolders() {
  return (process.env['PATH'] ?? '').split(delimiter).filter((dir) => dir !== '');
}
