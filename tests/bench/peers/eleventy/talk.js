/** Puts the page of a session below its edition. */
export default {
  layout: 'talk.njk',
  permalink: (/** @type {{ page: { fileSlug: string }, edition: string }} */ { page, edition }) =>
    `/${edition}/sessions/${page.fileSlug}/`,
};
