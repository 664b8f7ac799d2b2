import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const records = (kind) =>
  glob({
    base: './content',
    pattern: `*/*/${kind}/*.md`,
    generateId: ({ entry }) => entry.replace(`/${kind}/`, '/').replace('.md', ''),
  });

const speakers = defineCollection({
  loader: records('speakers'),
  schema: z.object({
    name: z.string(),
    surname: z.string(),
    position: z.string(),
    keynote: z.boolean().optional(),
    social: z.record(z.string(), z.string()),
  }),
});

const sessions = defineCollection({
  loader: records('sessions'),
  schema: z.object({
    title: z.string(),
    type: z.string(),
    language: z.string(),
    level: z.string(),
    code: z.string(),
    duration: z.number(),
    speakers: z.array(z.string()),
  }),
});

export const collections = { speakers, sessions };
