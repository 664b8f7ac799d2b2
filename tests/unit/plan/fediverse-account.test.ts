import { expect, it } from 'vitest';
import { fediverseAccount } from '../../../src/plan/links/fediverse-account.ts';

it.each([
  ['https://social.example/@devlica', '@devlica@social.example'],
  ['https://social.example/@dev.li-ca/', '@dev.li-ca@social.example'],
  ['https://social.example/users/devlica', undefined],
  ['https://social.example/@devlica/12345', undefined],
])('the profile %s on Mastodon has the account %s', (url, account) => {
  expect(fediverseAccount([{ ident: 'mastodon', url }])).toBe(account);
});

it('profiles of other networks with such addresses have no account', () => {
  expect(fediverseAccount([{ ident: 'youtube', url: 'https://youtube.example/@devlica' }])).toBeUndefined();
});
