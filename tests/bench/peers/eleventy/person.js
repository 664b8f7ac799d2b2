/** What the file of a speaker becomes: a page below its edition, without the folder that the file is in. */
export default {
  layout: 'person.njk',
  permalink: (/** @type {{ page: { fileSlug: string }, edition: string }} */ { page, edition }) =>
    `/${edition}/${page.fileSlug}/`,
};
