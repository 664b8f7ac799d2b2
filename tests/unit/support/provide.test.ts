import { expect, it } from 'vitest';
import { provide } from '../../support/provide.js';

/** A machine on which some of these ways install a program, and a list of the ways that were tried. */
function machine(waysThatWork: readonly string[], { isThere = false } = {}) {
  const tried: string[] = [];
  let place = isThere ? '/usr/bin/browser' : undefined;
  const ways = ['Playwright', 'apt', 'apt, another package'].map((name) => async () => {
    tried.push(name);
    if (waysThatWork.includes(name)) place = `installed by ${name}`;
  });
  return { tried, need: { name: 'Browser', find: () => place, ways, advice: 'Install a browser.' } };
}

it('an installed program is used, and nothing is installed', async () => {
  const { need, tried } = machine(['Playwright'], { isThere: true });
  expect(await provide(need)).toEqual({ found: '/usr/bin/browser' });
  expect(tried).toEqual([]);
});

it('the next way of installing is tried if one fails, and no further one', async () => {
  const { need, tried } = machine(['apt', 'apt, another package']);
  expect(await provide(need)).toEqual({ found: 'installed by apt' });
  expect(tried).toEqual(['Playwright', 'apt']);
});

it('the result is the advice if no way works', async () => {
  const { need, tried } = machine([]);
  expect(await provide(need)).toEqual({ advice: 'Install a browser.' });
  expect(tried).toEqual(['Playwright', 'apt', 'apt, another package']);
});
