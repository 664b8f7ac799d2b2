import { checkContent } from '../../src/check/check-content.ts';
import { type ContentIndex, indexContent } from '../../src/content/content-index.ts';
import type { Document } from '../../src/content/document.ts';
import type { Plan } from '../../src/domain/plan.ts';
import type { Instant } from '../../src/domain/timeline.ts';
import { planChecked } from '../../src/pipeline/plan.ts';
import { realContent } from './content-in-memory.ts';

/** The real content in memory, planned with changes to its data: many variations in the time of one build. */

export type Data = Record<string, unknown>;

/** The key under which a variation finds the body of a Markdown file, to change it. */
export const BODY = '<body>';

/** Changes documents in place: each path names one, each function gets a copy of its data. */
export type Variation = Readonly<Record<string, (data: Data) => void>>;

export interface VariedSite {
  /** The paths of all documents. */
  paths(): readonly string[];
  /** What the real content's file holds. */
  data(path: string): Data;
  /** The plan of the content so varied, which is not checked again. Throws for a path that does not exist. */
  plan(at: Instant, variation?: Variation): Promise<Plan>;
  /** What check finds in the content so varied: each its code, file, message and hint. */
  check(variation?: Variation): readonly string[];
}

/** The real content, without the documents that are not wanted and with those that are added. */
export async function variedSite(
  isWanted: (path: string) => boolean = () => true,
  added: (all: readonly Document[]) => readonly Document[] = () => [],
): Promise<VariedSite> {
  const { documents: all, media } = await realContent();
  const documents = [...all.filter(({ path }) => isWanted(path)), ...added(all)];
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const found = (path: string): Document => {
    const document = byPath.get(path);
    if (document === undefined) throw new Error(`There is no ${path}.`);
    return document;
  };
  const varied = (variation: Variation): ContentIndex => {
    const changed = new Map(
      Object.entries(variation).map(([path, change]) => {
        const document = found(path);
        const varied = { ...(structuredClone(document.data) as Data), [BODY]: document.body };
        change(varied);
        const { [BODY]: body, ...data } = varied;
        return [path, { ...document, data, body } as Document];
      }),
    );
    return indexContent({
      documents: documents.map((document) => changed.get(document.path) ?? document),
      media,
    });
  };
  return {
    paths: () => [...byPath.keys()],
    data: (path) => structuredClone(found(path).data) as Data,
    check: (variation = {}) =>
      checkContent(varied(variation)).findings.map(
        ({ code, path, message, hint = '' }) => `${code} ${path} ${message} ${hint}`,
      ),
    async plan(at, variation = {}) {
      const checked = {
        index: varied(variation),
        diagnostics: [],
        until: null,
        isInvented: false,
        files: [],
        completeness: {},
        summary: { errors: 0, warnings: 0, files: 0 },
      };
      const { plan } = await planChecked(checked, { at });
      return plan as Plan;
    },
  };
}
