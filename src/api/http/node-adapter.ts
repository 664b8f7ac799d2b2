/** Adapter for @hono/node-server. */
export { getRequestListener } from '@hono/node-server';
export { getConnInfo } from '@hono/node-server/conninfo';
