/** Which files a build consists of: what is handed over, list by list, and what of it lies in the folder already. */
import type { NamedFile } from '../model/output.ts';
import { ClaimedPaths } from './claimed-paths.ts';
import type { FileLists, ListChanges, ListedFile, PublishedList } from './published-list.ts';

/**
 * The files of one build, each claimed once. A list that the last build was handed as well, as an object, is taken over
 * without a look at its files: they stand in the folder, and went together with all that stays.
 */
export class HandedFiles {
  readonly #previous: PublishedList;
  readonly #claimed = new ClaimedPaths();
  readonly #lists = new Map<readonly NamedFile[], readonly ListedFile[] | undefined>();
  readonly #came = new Map<string, ListedFile>();
  #hasTakenOver = false;

  constructor(previous: PublishedList) {
    this.#previous = previous;
  }

  /** Whether a list was taken over; the files of any other are claimed now, and have to be listed until the end. */
  takeOver(list: readonly NamedFile[]): boolean {
    const [first] = list;
    if (first !== undefined && this.#lists.has(list)) throw new Error(`two files of the build claim "${first.path}"`);
    const listed = this.#previous.lists.get(list);
    if (listed === undefined) for (const { path } of list) this.#claimed.claim(path);
    else this.#hasTakenOver = true;
    this.#lists.set(list, listed);
    return listed !== undefined;
  }

  list(file: ListedFile): void {
    this.#came.set(file[0], file);
  }

  /** Throws where a file was claimed and is not listed, or where one that came stands in the way of one that stays. */
  changes(): ListChanges {
    const lists = new Map<readonly NamedFile[], readonly ListedFile[]>();
    for (const [list, listed] of this.#lists) lists.set(list, listed ?? list.map(this.#listed));
    const lost = new Set<string>();
    for (const [list, files] of this.#previous.lists) if (!lists.has(list)) for (const [path] of files) lost.add(path);
    const isNew = [...this.#came.keys()].some((path) => !lost.has(path));
    if (isNew && this.#hasTakenOver) assertApart(lists);
    return { lists, lost, came: this.#came };
  }

  readonly #listed = ({ path }: NamedFile): ListedFile => {
    const listed = this.#came.get(path);
    if (listed === undefined) throw new Error(`"${path}" was not made before the build ended`);
    return listed;
  };
}

/** Needed only where there are paths that the last build did not have: those that it had go together. */
function assertApart(lists: FileLists): void {
  const claimed = new ClaimedPaths();
  for (const files of lists.values()) for (const [path] of files) claimed.claim(path);
}
