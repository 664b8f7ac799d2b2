import { join } from 'node:path';
import { defined } from '../model/defined.ts';
import type { PublicationOptions } from '../publish/open-publication.ts';
import type { SiteMemory } from './site-memory.ts';

/** Folders of a site that a build must not replace, nor be written into. */
const SOURCES = ['content', 'templates', 'client', 'schemas', 'src', 'bin', 'tests'];

/** Where a build of a site is published, as a publication wants to know it. */
export function outputPlace({ rootDir, outDir, prefer, memory }: PlaceOptions): PublicationOptions {
  return {
    rootDir,
    outDir,
    stateDir: join(rootDir, '.conf-site'),
    sources: SOURCES.map((folder) => join(rootDir, folder)),
    ...defined({ prefer, folderMemory: memory?.folder }),
  };
}

interface PlaceOptions extends Pick<PublicationOptions, 'rootDir' | 'outDir'> {
  readonly prefer?: PublicationOptions['prefer'];
  readonly memory?: Pick<SiteMemory, 'folder'>;
}
