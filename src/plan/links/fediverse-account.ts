/**
 * The account `@user@host` of the profile `https://host/@user` with the ident `mastodon`, as it stands in
 * `<meta name="fediverse:creator">`. Undefined if there is none. Speakers have no such element on their pages: it names
 * who wrote a page, and Mastodon ignores it unless the account allows the site to name it.
 *
 * @see https://docs.joinmastodon.org/entities/PreviewCard/
 */
export function fediverseAccount(
  profiles: readonly { readonly ident: string; readonly url: string }[],
): string | undefined {
  const profile = profiles.find(({ ident }) => ident === 'mastodon');
  if (profile === undefined) return undefined;
  const { host, pathname } = new URL(profile.url);
  const user = /^\/@([\w.-]+)\/?$/.exec(pathname)?.[1];
  return user === undefined ? undefined : `@${user}@${host}`;
}
