/**
 * A site of more content files than this leaves nothing for the next process but its pages: to put together what is kept of so
 * many, it would have to be in memory twice.
 */
export const LARGE_SITE = 40_000;
