import { readFile, stat } from 'node:fs/promises';
import { isAbsent } from './absent.ts';

/**
 * Gives a reader of a small text file that parses it again only when the file has changed (name, inode,
 * size or times). An absent file reads as empty.
 */
export function rereader<Value>(parse: (text: string) => Value): (path: string) => Promise<Value> {
  let last: { readonly stamp: string; readonly value: Value } | undefined;
  return async (path) => {
    const stamp = await stampOf(path);
    if (last?.stamp !== stamp) last = { stamp, value: parse(await textOf(path)) };
    return last.value;
  };
}

async function stampOf(path: string): Promise<string> {
  const { ino, size, mtimeNs, ctimeNs } = (await orAbsent(stat(path, { bigint: true }))) ?? {};
  return [path, ino, size, mtimeNs, ctimeNs].join('|');
}

async function textOf(path: string): Promise<string> {
  return (await orAbsent(readFile(path, 'utf8'))) ?? '';
}

async function orAbsent<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
