import { availableParallelism } from 'node:os';
import type { MadePage, PageTask } from '../model/page-work.ts';
import type { TemplateModule } from '../model/templates.ts';
import { letOthersWork } from './let-others-work.ts';
import { createPageMaker, type PageMaker, type PageSetup } from './page-maker.ts';
import { type PageThread, startThread } from './page-thread.ts';
import type { Spent } from './spent.ts';

/** A page that is to be made. */
export interface PageToMake {
  readonly task: PageTask;
}

/** What a crew has to do. */
export interface CrewWork<P extends PageToMake> {
  /** Pages in small lots, which are asked for one by one, as they are wanted. */
  readonly lots: Iterable<readonly P[]>;
  /** To be told of each page once it is made; pages of different lots come in any order. */
  readonly made: (page: P, made: MadePage) => void;
  /** What only this thread can do, while others make pages. It has to let other work go on now and then. */
  readonly besides?: () => Promise<void>;
}

/** Makes pages in this thread, or in several. Throws `RenderError`, `ThreadError`, and what the file system does. */
export interface PageCrew {
  /** Where something fails, no more is begun, and nothing is being written any longer when that is told. */
  make<P extends PageToMake>(work: CrewWork<P>): Promise<void>;
  /** Of all threads together; grows with each lot. */
  readonly spent: Spent;
  close(): Promise<void>;
}

/** A thread costs more than it saves on a site of fewer pages, or for fewer of them at a time. */
const LARGE_SITE = 2000;
const LARGE_LOT = 400;
/** Lots that a thread is given at a time: it need not wait for this one, which may be at something longer. */
const AHEAD = 3;

export interface CrewOptions {
  /** Threads at most. */
  readonly jobs?: number;
  /** How many pages the site has. */
  readonly pages: number;
  /** What to throw where a page could not be made or written. */
  readonly refused?: (error: unknown) => unknown;
}

/** Of no more threads than there are cores, all of them started with the first large number of pages of a large site. */
export function openPageCrew(
  templates: TemplateModule,
  setup: PageSetup,
  { jobs = Number.POSITIVE_INFINITY, pages, refused = (error) => error }: CrewOptions,
): PageCrew {
  const threads = pages < LARGE_SITE ? 1 : Math.min(jobs, availableParallelism());
  const maker = createPageMaker(templates, setup);
  const pool: PageThread[] = [];
  return {
    spent: maker.spent,
    async make(work) {
      const lots = lotsOf(work.lots);
      const isShared = threads > 1 && lots.have(LARGE_LOT);
      while (isShared && pool.length < threads - 1) pool.push(startThread(setup));
      await makeAll(work, { lots, pool: isShared ? pool : [], maker, refused });
    },
    close: async () => void (await Promise.all(pool.splice(0).map((thread) => thread.end()))),
  };
}

interface Lots<P> {
  /** Whether there are so many pages; those are at hand then. */
  have(count: number): boolean;
  /** The next lot; empty once there is none, or it was stopped. */
  take(): readonly P[];
  stop(): void;
}

function lotsOf<P>(lots: Iterable<readonly P[]>): Lots<P> {
  const coming = lots[Symbol.iterator]();
  const atHand: (readonly P[])[] = [];
  let isStopped = false;
  return {
    have(count) {
      let have = 0;
      while (have < count) {
        const { done, value } = coming.next();
        if (done === true) return false;
        atHand.push(value);
        have += value.length;
      }
      return true;
    },
    take: () => (isStopped ? [] : (atHand.shift() ?? coming.next().value ?? [])),
    stop() {
      isStopped = true;
    },
  };
}

interface Crew<P> {
  readonly lots: Lots<P>;
  readonly pool: readonly PageThread[];
  readonly maker: PageMaker;
  readonly refused: (error: unknown) => unknown;
}

/** Threads take lots until none is left, and so does this one, once it has nothing to do besides. */
async function makeAll<P extends PageToMake>(
  { made, besides }: CrewWork<P>,
  { lots, pool, maker, refused }: Crew<P>,
): Promise<void> {
  const refuse = (error: unknown): never => {
    throw refused(error);
  };
  const byThread = async (thread: PageThread): Promise<void> => {
    for (let lot = lots.take(); lot.length > 0; lot = lots.take()) {
      const answer = await thread.ask(lot.map(({ task }) => task)).catch(refuse);
      for (const [index, page] of lot.entries()) made(page, answer.made[index] as MadePage);
      for (const stage of Object.keys(answer.spent) as (keyof Spent)[]) maker.spent[stage] += answer.spent[stage];
    }
  };
  const makeHere = async (lot: readonly P[]): Promise<void> => {
    for (const page of lot) made(page, maker.make(page.task));
  };
  const byMyself = async (): Promise<void> => {
    await besides?.();
    for (let lot = lots.take(); lot.length > 0; lot = lots.take()) {
      await makeHere(lot).catch(refuse);
      await letOthersWork();
    }
  };
  const stopAll = (error: unknown): never => {
    lots.stop();
    throw error;
  };
  const byThreads = pool.flatMap((thread) => Array.from({ length: AHEAD }, () => byThread(thread)));
  const ended = await Promise.allSettled([...byThreads, byMyself()].map((work) => work.catch(stopAll)));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
