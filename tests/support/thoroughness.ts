/** Whether the long matrices run whole (`npm run test:full`), or a representative part of each (`npm test`). */
export const isFull = process.env['CONF_SITE_FULL'] === '1';

/** Details of a browser test that only the whole run has: others like it stand for it in the short one. */
export const IN_WHOLE_RUN = { tag: '@whole' } as const;

/** Browser tests of single features that take long, and that only the whole run has. */
export const SPECS_OF_WHOLE_RUN = [
  'hydration',
  'island-states',
  'new-version',
  'windows-navigation',
  'workshop-seats',
] as const;
