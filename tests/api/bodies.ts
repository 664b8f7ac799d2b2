import { type AttendeeTable, importAttendees } from '../../src/api/organiser/import-attendees.ts';
import type { Service } from '../../src/api/service.ts';

/** Request bodies as pages send them. */

const edition2026 = (event: string, form: string) => ({
  type: form,
  ident: event,
  year: 2026,
  eventName: `${event[0]?.toUpperCase()}${event.slice(1)}`,
  dataSetId: `${event}-2026-${form}`,
});

export const person = (email: string) => ({ fullName: 'Ana Horvat', email, phone: '+385991112222' });

export const company = (email: string) => ({
  company: 'Platno d.o.o.',
  web: 'https://platno.example',
  firstName: 'Ana',
  lastName: 'Horvat',
  email,
  phone: '+385991112222',
});

export const newsletter = (email: string) => ({ type: 'newsletter', email, language: 'hr' });

export const press = (email: string) => ({
  ...edition2026('devlica', 'press'),
  ...person(email),
  company: 'Platno d.o.o.',
  web: 'https://platno.example',
  events: ['devlica'],
});

export const sponsor = (email: string) => ({ ...edition2026('devlica', 'sponsor'), ...company(email) });

export const exhibitor = (email: string) => ({ ...sponsor(email), ...edition2026('devlica', 'exhibitor') });

export const volunteer = (email: string) => ({ ...edition2026('devlica', 'volunteer'), ...person(email) });

export const team = (name: string, email = `${name}@example.org`) => ({
  ...edition2026('hacklica', 'team'),
  teamName: name,
  teamEmail: email,
  memberCount: 2,
  members: [
    { fullName: 'Ana Horvat', shirtSize: 'M', vegetarian: true, teamLeader: true },
    { fullName: 'Ivo Kralj', shirtSize: '6XL' },
  ],
});

export const workshops = (email: string, ...idents: readonly string[]) => ({
  ...edition2026('worklica', 'workshops'),
  workshops: idents,
  email,
});

export const rating = (pin: string, session = 'power-of-a-page') => ({
  type: 'rating',
  ident: 'devlica',
  year: 2026,
  session,
  pin,
  stars: { session: 5 },
});

export const survey = (pin: string, more: object = {}) => ({
  ...edition2026('devlica', 'survey'),
  audience: 'visitors',
  pin,
  answers: { overall: 5, programme: 4 },
  ...more,
});

/** Imports attendees of the edition of 2026. */
export async function attendees(service: Service, event: string, rows: readonly string[]): Promise<void> {
  const table: AttendeeTable = {
    file: 'attendees.csv',
    text: ['pin,email,role,speaker,ticket', ...rows].join('\n'),
    event,
    year: 2026,
  };
  const result = await importAttendees(service, table);
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
}
