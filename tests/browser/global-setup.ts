import { INSTANT_NAMES, INSTANTS } from '../support/instants.ts';
import { runTool } from '../support/run-tool.ts';
import { ADDRESS_VARIABLE, outDirOf } from './sites.ts';
import { type StartedTool, startTool } from './started-tool.ts';

/** Builds the real content at the three instants and serves each build until the tests are over. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default async function setUp(): Promise<() => Promise<void>> {
  const servers: StartedTool[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    for (const name of INSTANT_NAMES) {
      const out = outDirOf(name);
      const { status, stderr } = await runTool(['build', '--at', INSTANTS[name], '--out', out]);
      if (status !== 0) throw new Error(`The build at ${INSTANTS[name]} failed:\n${stderr}`);
      const server = await startTool(['serve', '--out', out, '--port', '0']);
      servers.push(server);
      process.env[ADDRESS_VARIABLE[name]] = server.url;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
