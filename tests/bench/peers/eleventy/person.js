/** Puts the page of a speaker directly below its edition, without the `speakers` folder in its address. */
export default {
  layout: 'person.njk',
  permalink: (/** @type {{ page: { fileSlug: string }, edition: string }} */ { page, edition }) =>
    `/${edition}/${page.fileSlug}/`,
};
