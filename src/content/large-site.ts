/**
 * Of a site of more content files than this no more is held, and left to the next process, than what comes next needs: all of it would
 * take more memory than a machine of a build service has.
 */
export const LARGE_SITE = 40_000;
