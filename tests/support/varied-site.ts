import { checkContent } from '../../src/check/check-content.ts';
import { type ContentIndex, indexContent } from '../../src/content/content-index.ts';
import type { Document } from '../../src/content/document.ts';
import type { Plan } from '../../src/domain/page/plan.ts';
import type { Instant } from '../../src/domain/time/timeline.ts';
import { planChecked } from '../../src/pipeline/plan-site.ts';
import { realContent } from './content-in-memory.ts';

/** Plans the real content with changed data, in memory: many variations in the time of one build. */

export type Data = Record<string, unknown>;

/** The key of the body of a Markdown file in the data that a variation changes. */
export const BODY = '<body>';

/** Functions by the path of the document that they change. Each gets a copy of the document's data, and changes it in place. */
export type Variation = Readonly<Record<string, (data: Data) => void>>;

export interface VariedSite {
  /** The paths of all documents. */
  paths(): readonly string[];
  /** The data of a document of the real content. */
  data(path: string): Data;
  /** Plans the changed content without checking it. Throws for a path that does not exist. */
  plan(at: Instant, variation?: Variation): Promise<Plan>;
  /** Checks the changed content. Each finding is one text: code, file, message and hint. */
  check(variation?: Variation): readonly string[];
}

/** The real content, reduced to the wanted documents, with further ones. */
export async function variedSite(
  isWanted: (path: string) => boolean = () => true,
  added: (all: readonly Document[]) => readonly Document[] = () => [],
): Promise<VariedSite> {
  const real = await realContent();
  const { documents: all } = real;
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
    return indexContent({ ...real, documents: documents.map((document) => changed.get(document.path) ?? document) });
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
        sourceHash: '',
        files: [],
        completeness: {},
        summary: { errors: 0, warnings: 0, files: 0 },
      };
      const { plan } = await planChecked(checked, { at });
      return plan as Plan;
    },
  };
}
