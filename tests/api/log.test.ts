import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedTool, startTool } from '../browser/started-tool.ts';
import { emptyData } from '../support/service-data.ts';

let data: Awaited<ReturnType<typeof emptyData>>;
let tool: StartedTool;
beforeAll(async () => {
  data = await emptyData();
  const flags = ['--port', '0', '--data', data.dir, '--at', '2026-06-01T12:00', '--log-format', 'json'];
  tool = await startTool(['api', 'serve', ...flags]);
});
afterAll(async () => {
  await tool.stop();
  data.remove();
});

it('each request is logged with the time of the computer, even one for another host', async () => {
  const before = Date.now();
  const sent = request(`${tool.url}health`, { headers: { host: 'elsewhere.example' } });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  const line = await tool.waitFor(() => /^\{.*"event":"request".*$/m.exec(tool.stderr())?.[0]);
  const { time, ...entry } = JSON.parse(line) as Readonly<Record<string, unknown>>;
  expect(entry).toMatchObject({ method: 'GET', operation: '/health', status: 421 });
  expect(Date.parse(String(time))).toBeGreaterThanOrEqual(before);
  expect(Date.parse(String(time))).toBeLessThanOrEqual(Date.now());
});
