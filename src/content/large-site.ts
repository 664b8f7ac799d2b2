/**
 * Of a site of more content files than this no more is held in memory, and no more is left to the next process, than comes next: what
 * is long waits on the disk, and what is soon worked out again is let go.
 */
export const LARGE_SITE = 40_000;
