import { join } from 'node:path';
import { copyContent } from '../support/content-copy.ts';
import { runTool } from '../support/run-tool.ts';
import { instantOf } from './sites.ts';
import { startTool } from './started-tool.ts';

/** A variation of the real content, before the event, that is connected to the service beside it; Hacklica runs. */
export interface ConnectedSite {
  /** The address of a path, which starts with `/`. */
  at(path: string): string;
  stop(): Promise<void>;
}

/** Builds the variation in a folder of its own, and starts the real service with no data in it. */
export async function connectedSite(): Promise<ConnectedSite> {
  const copy = copyContent();
  copy.edit('content/site.yaml', 'product: devlica', 'product: devlica\napi: { baseUrl: /api, version: v1 }');
  const event = 'content/events/hacklica/event.yaml';
  copy.write(event, copy.read(event).replace(/^(enabled|visible|visibleInHeader): false$/gm, '$1: true'));
  const [site, out, at] = [['--root', copy.rootDir], join(copy.rootDir, 'dist'), instantOf('before')];
  const { status, stderr } = await runTool([...site, 'build', '--at', at, '--out', out]);
  if (status !== 0) throw new Error(`The connected site could not be built:\n${stderr}`);
  const tool = await startTool([...site, 'serve', '--api', '--out', out, '--at', at, '--port', '0']);
  return {
    at: (path) => tool.url + path.slice(1),
    stop: async () => {
      await tool.stop();
      copy.remove();
    },
  };
}
