import { join } from 'node:path';
import { toolIdentity } from '../content/tool-identity.ts';
import { defined } from '../model/defined.ts';
import type { PublicationOptions } from '../publish/open-publication.ts';
import type { SiteMemory } from './site-memory.ts';

/** Folders of a site that a build must not replace, nor be written into. */
const SOURCES = ['content', 'templates', 'client', 'schemas', 'src', 'bin', 'tests'];

/** Where a build of a site is published, as a publication wants to know it. */
export function outputPlace({ rootDir, outDir, version, prefer, memory }: PlaceOptions): PublicationOptions {
  return {
    rootDir,
    outDir,
    stateDir: join(rootDir, '.conf-site'),
    sources: SOURCES.map((folder) => join(rootDir, folder)),
    tool: toolOf(version),
    ...defined({ prefer, folderMemory: memory?.folder }),
  };
}

/** Names this code: other code may make other bytes of the same input. */
export function toolOf(version: string): string {
  return `${version} ${toolIdentity}`;
}

interface PlaceOptions extends Pick<PublicationOptions, 'rootDir' | 'outDir'> {
  readonly version: string;
  readonly prefer?: PublicationOptions['prefer'];
  readonly memory?: Pick<SiteMemory, 'folder'>;
}
