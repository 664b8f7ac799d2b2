import { compare } from '../diagnostics/diagnostic.ts';
import { defined } from '../domain/defined.ts';
import { NO_TEXT } from '../domain/language.ts';
import { minutesOfSession } from '../domain/programme/timed-entries.ts';
import type { SiteRecord } from '../domain/site/content-types.ts';
import type { Session, Speaker, Topic } from '../domain/site/site.ts';
import { sortKey } from '../domain/sort-key.ts';
import type { Merged } from './merged.ts';
import { modelAssets } from './model-assets.ts';
import { image, type ModelContext, type Modelled, modelled } from './model-context.ts';

type EditionScope = { readonly event: string; readonly year: number };

/** The speakers of an edition, sorted by surname and name as in the default language. Hidden ones are left out. */
export function modelSpeakers(context: ModelContext, scope: EditionScope): readonly Speaker[] {
  const language = context.index.defaultLanguage;
  return modelled(context, 'speaker', scope)
    .map((one) => modelSpeaker(context, one))
    .map((speaker) => ({ speaker, name: sortKey(`${speaker.surname} ${speaker.name}`, language) }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.speaker.slug, b.speaker.slug))
    .map(({ speaker }) => speaker);
}

function modelSpeaker(context: ModelContext, { ident, data }: Modelled<'speaker'>): Speaker {
  const name = `${data.name} ${data.surname}`.trim();
  return defined({
    slug: ident,
    formerSlugs: data.formerSlugs ?? [],
    person: data.person ?? ident,
    name: data.name,
    surname: data.surname,
    visible: true,
    placeholder: data.placeholder ?? false,
    keynote: data.keynote ?? false,
    image: data.image === undefined ? undefined : image(context, { src: data.image, alt: { '*': name } }),
    position: data.position ?? NO_TEXT,
    company: data.company,
    bio: data.bio ?? NO_TEXT,
    links: Object.entries(data.social ?? {}).flatMap(([kind, href]) =>
      typeof href === 'string' ? [{ kind, href }] : [],
    ),
  });
}

/** The sessions of an edition, sorted by ident. Speakers who are hidden or under embargo are left out of them. */
export function modelSessions(
  context: ModelContext,
  scope: EditionScope,
  {
    speakers,
    topics,
    defaults,
  }: {
    readonly speakers: readonly Speaker[];
    readonly topics: readonly Topic[];
    readonly defaults: Merged<SiteRecord>['defaults'];
  },
): readonly Session[] {
  const topicByIdent = new Map(topics.map((topic) => [topic.ident, topic]));
  const bySlug = new Map(speakers.map((speaker) => [speaker.slug, speaker]));
  const assets = new Map(modelled(context, 'asset', scope).map(({ ident, data }) => [ident, data]));
  return modelled(context, 'session', scope)
    .map(({ record, ident, data }) =>
      defined({
        ident,
        formerSlugs: data.formerSlugs ?? [],
        visible: true,
        placeholder: data.placeholder ?? false,
        keynote: data.keynote ?? false,
        group: data.identGroup,
        durationMinutes: minutesOfSession(data, defaults),
        type: data.type,
        language: data.language,
        level: data.level,
        code: data.code,
        title: data.title,
        titleSuffix: data.titleSuffix,
        titleGroup: data.titleGroup,
        description: data.description ?? NO_TEXT,
        speakers: data.speakers.flatMap((slug) => bySlug.get(slug) ?? []),
        topics: (data.topics ?? []).flatMap((topic) => topicByIdent.get(topic) ?? []),
        recorded: data.recorded ?? true,
        liveCaptions: data.liveCaptions ?? false,
        signLanguage: data.signLanguage ?? false,
        assets: modelAssets(context, assets.get(ident)),
        assetsRemark: assets.get(ident)?.remark,
        skipOnHistory: data.skipOnHistory ?? false,
        skipOnSurvey: data.skipOnSurvey ?? false,
        doNotEvaluate: data.doNotEvaluate ?? false,
        feedbackUrl: data.feedbackUrl,
        seats: data.seats,
        day: record.place.day,
        revision: data.revision ?? 0,
        updated: data.updated,
      }),
    )
    .sort((a, b) => compare(a.ident, b.ident)) as readonly Session[];
}
