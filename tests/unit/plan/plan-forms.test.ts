import { beforeAll, describe, expect, it } from 'vitest';
import type { EventSection, PageContent } from '../../../src/domain/page/page.ts';
import type { Form, FormField, FormPage, TeamRegistrationPage } from '../../../src/domain/page/page-forms.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';
import type { ContentChange } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const at = (wall: string): number => Date.parse(`${wall}+02:00`) / 1000;
const MARCH = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const JANUARY = Date.parse('2026-01-15T12:00:00+01:00') / 1000;

const contentAt = (plan: Plan, path: string): PageContent =>
  plan.routes.find((route) => route.path === path)?.content as PageContent;

const fieldsOf = (form: Form): readonly FormField[] => form.groups.flatMap((group) => group.fields);

function section<K extends EventSection['kind']>(plan: Plan, path: string, kind: K) {
  const { sections } = contentAt(plan, path) as { readonly sections: readonly EventSection[] };
  return sections.find((one) => one.kind === kind) as Extract<EventSection, { readonly kind: K }>;
}

/** All forms of a plan, each with its page. */
function formsOf(data: unknown): readonly Form[] {
  if (typeof data !== 'object' || data === null) return [];
  if (!Array.isArray(data) && 'groups' in data && 'submit' in data) return [data as Form];
  return Object.values(data).flatMap(formsOf);
}

let plan: Plan;
beforeAll(async () => {
  plan = await planOf(MARCH);
});

const formAt = (path: string): Form => (contentAt(plan, path) as FormPage).registration.form;

describe('the forms of the site', () => {
  const REQUIRED_CONTACT = ['firstName', 'lastName', 'email', 'phone'];
  const OPTIONAL_CONTACT = ['title', 'function', 'options', 'message'];

  it.each([
    ['/sponsors/', ['company', 'web', ...REQUIRED_CONTACT], OPTIONAL_CONTACT],
    ['/exhibitors/', ['company', 'web', ...REQUIRED_CONTACT], OPTIONAL_CONTACT],
    ['/volunteer/', ['fullName', 'email', 'phone'], ['message']],
    [
      '/press-register/',
      ['fullName', 'email', 'phone', 'company', 'web', 'events'],
      ['function', 'teamMembers', 'message'],
    ],
  ])('%s has the expected required and optional fields', (path, required, optional) => {
    for (const prefix of ['', '/hr']) {
      const fields = fieldsOf(formAt(prefix + path));
      const names = (isRequired: boolean) =>
        fields.filter((field) => field.required === isRequired).map(({ name }) => name);
      expect(names(true).sort()).toEqual([...required].sort());
      expect(names(false).sort()).toEqual([...optional].sort());
    }
  });

  it('include the event, the year and the set of data that they belong to', () => {
    expect(Object.fromEntries(formAt('/hr/volunteer/').hidden.map(({ name, value }) => [name, value]))).toEqual({
      type: 'volunteer',
      ident: 'devlica',
      year: '2026',
      eventName: 'Devlica',
      dataSetId: 'devlica-2026-volunteer',
      language: 'hr',
    });
  });

  it('let sponsors and exhibitors choose to visit, to speak and to have a booth', () => {
    for (const path of ['/sponsors/', '/exhibitors/']) {
      const field = fieldsOf(formAt(path)).find(({ name }) => name === 'options');
      expect(field?.kind === 'checkboxes' && field.options.map(({ value }) => value)).toEqual([
        'visitor',
        'speaker',
        'booth',
      ]);
    }
  });

  it('let the press choose from the events that take place', () => {
    const field = fieldsOf(formAt('/press-register/')).find(({ name }) => name === 'events');
    expect(field?.kind === 'checkboxes' && field.options.map(({ value }) => value)).toEqual(['devlica', 'worklica']);
  });

  it('have a message for each required field and each format, in both languages', () => {
    for (const path of ['/sponsors/', '/press-register/', '/volunteer/', '/survey/', '/worklica/']) {
      const [en, hr] = ['', '/hr'].map((prefix) => formsOf(contentAt(plan, prefix + path)).flatMap(fieldsOf));
      for (const [index, field] of (en ?? []).entries()) {
        const messages = [field.messages, hr?.[index]?.messages];
        for (const one of messages) {
          if (field.required) expect(one?.required, `${path} ${field.name}`).toMatch(/\s.*!$/);
          if (field.kind === 'input' && (field.pattern ?? field.type) !== field.type)
            expect(one?.format, `${path} ${field.name}`).toMatch(/\s.*!/);
        }
        if (field.required) expect(messages[1]?.required, field.name).not.toBe(messages[0]?.required);
      }
    }
  });

  it('have no address while no service is connected', () => {
    const actions = plan.routes.flatMap((route) => formsOf(route.content)).map(({ action }) => action);
    expect(actions.length).toBeGreaterThan(10);
    expect(actions.filter((action) => action !== undefined)).toEqual([]);
  });

  it('are sent to the configured service', async () => {
    const connected = await planOf(MARCH, (copy) =>
      copy.edit(
        'content/site.yaml',
        'product: devlica',
        'product: devlica\napi: { baseUrl: https://api.example/conf, version: v2 }',
      ),
    );
    const actions = new Set(connected.routes.flatMap((route) => formsOf(route.content)).map(({ action }) => action));
    expect([...actions].sort()).toEqual(
      [
        'exhibitors',
        'newsletter',
        'press',
        'ratings',
        'sponsors',
        'surveys',
        'volunteers',
        'workshop-registrations',
      ].map((path) => `https://api.example/conf/v2/${path}`),
    );
  });

  it.each([
    ['/sponsors/', '2026-04-30T23:59:59', 'open'],
    ['/sponsors/', '2026-05-01T00:00:00', 'closed'],
    ['/volunteer/', '2026-05-01T00:00:00', 'closed'],
    ['/press-register/', '2026-05-01T00:00:00', 'closed'],
    ['/exhibitors/', '2026-05-08T12:00:00', 'open'],
    ['/exhibitors/', '2030-01-01T00:00:00', 'closed'],
  ])('%s at %s: %s', (path, wall, state) => {
    const { window } = (contentAt(plan, path) as FormPage).registration;
    expect(valueAt(window.states, at(wall))).toBe(state);
  });

  it('show the deadline, and the reason for it', () => {
    const { window } = (contentAt(plan, '/hr/sponsors/') as FormPage).registration;
    expect(window.deadline?.text).toBe('30.\u00a0travnja 2026.');
    expect(window.note).toContain('tkalji');
  });

  it('are open until the event ends while nobody sets a deadline, and the hidden form is not in search engines', () => {
    const route = plan.routes.find(({ path }) => path === '/exhibitors/');
    expect(route?.head.indexed).toBe(false);
    const { deadline, states } = (contentAt(plan, '/exhibitors/') as FormPage).registration.window;
    const end = at('2026-05-08T20:00:00');
    expect(Date.parse(deadline?.iso ?? '') / 1000).toBe(end);
    expect([valueAt(states, end - 1), valueAt(states, end)]).toEqual(['open', 'closed']);
  });

  it('for the press do not offer an event that is cancelled, and close when nothing is left to choose', async () => {
    const press = (from: Plan) => (contentAt(from, '/press-register/') as FormPage).registration;
    const late: ContentChange = (content) => {
      content.edit('content/events/devlica/event.yaml', '\nvisible: true', '\nvisible: false');
      content.edit(
        'content/events/devlica/2026/edition.yaml',
        'pressRegistration:\n    to: 2026-04-30',
        'pressRegistration:\n    to: 2026-06-30',
      );
    };
    const end = at('2026-05-08T16:00:00');
    const { window } = press(await planOf(MARCH, late));
    expect([valueAt(window.states, end - 1), valueAt(window.states, end)]).toEqual(['open', 'closed']);
    expect(Date.parse(window.deadline?.iso ?? '') / 1000).toBe(end);
    const cancelled = press(
      await planOf(MARCH, (content) =>
        content.edit(
          'content/events/worklica/2026/edition.yaml',
          'startDateTime:',
          'status: cancelled\nstartDateTime:',
        ),
      ),
    );
    const field = fieldsOf(cancelled.form).find(({ name }) => name === 'events');
    expect(field?.kind === 'checkboxes' && field.options.map(({ value }) => value)).toEqual(['devlica']);
  });
});

describe('the sponsors’ page', () => {
  it('shows which packages are taken, by whom, and which are free', () => {
    const { sponsors } = contentAt(plan, '/sponsors/') as FormPage;
    const packages = new Map(sponsors?.packages.map((one) => [one.package, one.name]));
    expect(packages.get('coffee')).toBe('Tambura Audio');
    expect([...packages].filter(([, name]) => name === undefined).map(([name]) => name)).toEqual([
      'snacks',
      'softDrinks',
      'pens',
      'notepads',
    ]);
  });
});

describe('seats in workshops', () => {
  const workshops = () => section(plan, '/worklica/', 'schedule').workshops;

  it('are offered for every workshop of the programme, with its time and the number of seats', () => {
    const field = fieldsOf(workshops()?.form as Form).find(({ name }) => name === 'workshops');
    const options = field?.kind === 'checkboxes' ? field.options : [];
    expect(options.map(({ value }) => value).sort()).toEqual([
      'drawn-in-threads',
      'first-day-offline',
      'read-a-flame-chart',
      'screen-reader-first-time',
    ]);
    expect(options.find(({ value }) => value === 'drawn-in-threads')?.hint).toMatch(
      /8\u00a0May 2026, \d\d:\d\d CEST · 20 seats/,
    );
  });

  it('are offered until they begin, and registration is open until the last one does', async () => {
    const given = workshops() as NonNullable<ReturnType<typeof workshops>>;
    const field = fieldsOf(given.form).find(({ name }) => name === 'workshops');
    const options = field?.kind === 'checkboxes' ? field.options : [];
    const { days } = section(plan, '/worklica/', 'schedule');
    const starts = new Map(days.flatMap(({ rows }) => rows.map(({ id, startsAt }) => [id, startsAt])));
    for (const { value, shown } of options) {
      expect(shown, value).toEqual([{ from: null, until: starts.get(`session-${value}`) }]);
    }
    const last = Math.max(...options.map(({ shown }) => shown?.[0]?.until ?? 0));
    expect([valueAt(given.window.states, last - 1), valueAt(given.window.states, last)]).toEqual(['open', 'closed']);
    expect(Date.parse(given.window.deadline?.iso ?? '') / 1000).toBe(last);
    const later = section(await planOf(last - 1), '/worklica/', 'schedule').workshops;
    const left = fieldsOf(later?.form as Form).find(({ name }) => name === 'workshops');
    const startsLeft = left?.kind === 'checkboxes' ? left.options.map(({ shown }) => shown?.[0]?.until) : [];
    expect([...new Set(startsLeft)]).toEqual([last]);
  });

  it('are offered until the last one that takes place begins', async () => {
    const deadline = async (change?: ContentChange): Promise<number> => {
      const { workshops } = section(await planOf(MARCH, change), '/worklica/', 'schedule');
      return Date.parse(workshops?.window.deadline?.iso ?? '');
    };
    const cancelled: ContentChange = (content) => {
      for (const ident of ['read-a-flame-chart', 'screen-reader-first-time']) {
        content.write(
          `content/events/worklica/2026/changes/${ident}.yaml`,
          `at: 2026-02-20T10:00\nkind: cancelled\nentry: ${ident}\n`,
        );
      }
    };
    expect(await deadline(cancelled)).toBeLessThan(await deadline());
  });

  it('are not offered after the event', () => {
    expect(workshops()?.shown).toEqual([{ from: null, until: at('2026-05-08T16:00:00') }]);
  });

  it('are not offered unless the event enables it', () => {
    expect(section(plan, '/devlica/', 'schedule').workshops).toBeUndefined();
  });
});

describe('the registration of teams', () => {
  it('is an inactive page while the event is disabled', () => {
    const route = plan.routes.find(({ path }) => path === '/hacklica/register/');
    expect(route?.template).toBe('inactive');
    expect(formsOf(route?.content)).toEqual([]);
  });

  it('requires the minimum number of members, offers the maximum, and one leader', async () => {
    const running = await planOf(JANUARY, (copy) =>
      copy.edit('content/events/hacklica/event.yaml', 'enabled: false', 'enabled: true'),
    );
    const page = contentAt(running, '/hacklica/register/') as TeamRegistrationPage;
    const { form } = page.registration;
    const members = form.groups.filter(({ ident }) => ident.startsWith('member-'));
    expect(page).toMatchObject({ minimum: 2, maximum: 6, maxTeams: 32 });
    expect(members).toHaveLength(6);
    expect(members.map(({ fields }) => fields[0]?.required)).toEqual([true, true, false, false, false, false]);
    expect(members.map(({ fields }) => fields.map(({ name }) => name.replace(/\d/, 'N')))).toEqual(
      Array(6).fill(['members.N.fullName', 'members.N.shirtSize', 'members.N.vegetarian', 'teamLeader']),
    );
    const sizes = members[0]?.fields[1];
    expect(sizes?.kind === 'select' && sizes.options.map(({ value }) => value).join(' ')).toBe(
      'S M L XL 2XL 3XL 4XL 5XL 6XL',
    );
    const states = [JANUARY, at('2026-02-01T01:00:00'), at('2026-04-30T23:59:59'), at('2026-05-01T00:00:00')];
    expect(states.map((one) => valueAt(page.registration.window.states, one))).toEqual([
      'not-yet',
      'open',
      'open',
      'closed',
    ]);
  });
});
