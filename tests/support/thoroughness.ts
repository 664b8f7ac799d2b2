/** Whether the long matrices run whole (`npm run test:full`), or a representative part of each (`npm test`). */
export const isFull = process.env['CONF_SITE_FULL'] === '1';
