import { RequestError, refuseUnknown } from '../../content-edits/errors.ts';
import { CHANGE_REQUEST_KINDS, type ChangeRequestKind } from '../../domain/editor/edit-announcement.ts';
import type { Instant } from '../../domain/time/timeline.ts';

/** What `conf-site change` is asked to do. Times are as they were typed: `14:30` or `2027-05-08T14:30`. */
export interface ChangeRequest {
  readonly kind: ChangeRequestKind;
  /** The entry; for a shift also the room. */
  readonly name?: string;
  readonly event?: string;
  readonly year?: number;
  readonly day?: string;
  /** The start of the slot, for a session that takes place several times. */
  readonly start?: string;
  readonly to?: string;
  readonly room?: string;
  readonly from?: string;
  readonly fromRoom?: string;
  readonly minutes?: number;
  readonly by?: string;
  readonly until?: string;
  /** Each in the site's default language, or with its language: `hr=Kasnimo.` */
  readonly text?: readonly string[];
  readonly urgent?: boolean;
  /** A delay also delays what follows. */
  readonly following?: boolean;
  /** The schedule has been edited already. */
  readonly keepSchedule?: boolean;
  /** When it is told. */
  readonly at: Instant;
}

type Option = 'to' | 'room' | 'from' | 'fromRoom' | 'minutes' | 'by' | 'until' | 'following' | 'keepSchedule';

const FLAGS: Readonly<Record<Option, string>> = {
  to: '--to',
  room: '--room',
  from: '--from',
  fromRoom: '--from-room',
  minutes: '--minutes',
  by: '--by',
  until: '--until',
  following: '--following',
  keepSchedule: '--keep-schedule',
};

interface KindUsage {
  /** Options that only some kinds take. All kinds take the others. */
  readonly options: readonly Option[];
  readonly needs: readonly Option[];
  readonly example: string;
}

const USAGE: Readonly<Record<ChangeRequestKind, KindUsage>> = {
  cancel: { options: [], needs: [], example: 'cancel text-editor' },
  restore: { options: [], needs: [], example: 'restore text-editor' },
  full: { options: [], needs: [], example: 'full text-editor' },
  move: {
    options: ['to', 'room', 'from', 'fromRoom', 'keepSchedule'],
    needs: [],
    example: 'move text-editor --to 14:30 --room small-hall',
  },
  delay: {
    options: ['minutes', 'following', 'keepSchedule'],
    needs: ['minutes'],
    example: 'delay text-editor --minutes 15',
  },
  shift: {
    options: ['room', 'from', 'minutes', 'keepSchedule'],
    needs: ['minutes'],
    example: 'shift small-hall --minutes 15',
  },
  replace: { options: ['by', 'keepSchedule'], needs: ['by'], example: 'replace text-editor --by lightning-talks' },
  notice: {
    options: ['room', 'until'],
    needs: [],
    example: 'notice --text "The cloakroom has moved to the yard."',
  },
};

/** Throws `RequestError` for a kind that does not exist, and for options that the kind does not take or lacks. */
export function refuseWrongUsage(request: ChangeRequest): void {
  refuseUnknown('kind of change', request.kind, CHANGE_REQUEST_KINDS);
  const { options, needs, example } = USAGE[request.kind];
  const refuse = (message: string): never => {
    throw new RequestError(message, `for example: conf-site change ${example}`);
  };
  const isGiven = (option: Option): boolean => request[option] !== undefined && request[option] !== false;
  const unused = (Object.keys(FLAGS) as Option[]).find((option) => isGiven(option) && !options.includes(option));
  if (unused !== undefined) refuse(`"change ${request.kind}" takes no ${FLAGS[unused]}.`);
  const missing = needs.find((option) => !isGiven(option));
  if (missing !== undefined) refuse(`"change ${request.kind}" needs ${FLAGS[missing]}.`);
  if (request.minutes === 0) refuse('--minutes must be 1 or more.');
  if (request.kind === 'move' && request.keepSchedule === true) {
    if (request.to !== undefined || request.room !== undefined || !(isGiven('from') || isGiven('fromRoom')))
      refuse('With --keep-schedule, say where it was: --from, --from-room or both, without --to and --room.');
  } else if (request.kind === 'move') {
    if (isGiven('from') || isGiven('fromRoom')) refuse('--from and --from-room are for --keep-schedule.');
    if (!isGiven('to') && !isGiven('room')) refuse('"change move" needs --to, --room or both.');
  }
  if (request.kind === 'notice' && (request.text ?? []).length === 0) refuse('"change notice" needs --text.');
  const needsName = request.kind !== 'notice' && !(request.kind === 'shift' && isGiven('room'));
  if (needsName && request.name === undefined) refuse(`"change ${request.kind}" needs a name.`);
}
