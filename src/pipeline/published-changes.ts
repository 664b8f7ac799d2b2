import type { ChangesPage } from '../domain/page/page.ts';
import type { PageData } from '../domain/page/page-data.ts';
import type { OldBuild } from '../publish/old-build.ts';

/** The page of an edition's changes in the default language; the first group is event and year. */
const CHANGES_PAGE = /^([^/]+\/\d{4})\/changes\/index\.html$/;

/** The idents of the changes that the pages of an old build list, by edition (`devlica/2026`). */
export function publishedChanges(old: OldBuild): ReadonlyMap<string, readonly string[]> {
  return new Map(
    old.files.flatMap((file) => {
      const edition = CHANGES_PAGE.exec(file)?.[1];
      return edition === undefined ? [] : [[edition, identsIn(old, edition)] as const];
    }),
  );
}

function identsIn(old: OldBuild, edition: string): readonly string[] {
  const { result } = JSON.parse(old.read(`page-data/${edition}/changes/page-data.json`)) as PageData;
  return (result.data as ChangesPage).days.flatMap(({ changes }) => changes.map(({ ident }) => ident));
}
