import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../templates/entry.tsx';
import { surveyPage } from './form-samples.ts';
import { head, sampleEnv } from './templates-samples.ts';

const env = sampleEnv('en');
const withService = { ...env, settings: { ...env.settings, api: 'https://api.example/v1' } };
const { api: _, ...unconnected } = withService.settings;

describe('a survey on its page', () => {
  it('is shown step by step if a service is connected, and contains its complete forms for browsers without script', () => {
    const { html, islands } = renderPage('survey', surveyPage, head, withService);
    expect(islands).toEqual(['survey', 'survey-choice']);
    expect(html.match(/data-island="survey"/g)).toHaveLength(1);
    expect(html).toContain('href="/survey/?event=vezovi&amp;year=2026#survey-vezovi-2026"');
    expect(html).toMatch(/<div class="survey-static"><div data-slot="">.*<form [^>]*id="survey-vezovi-2026-visitors"/s);
    expect(html).toContain('"sendSurvey":"https://api.example/v1/surveys"');
    expect(html).not.toContain('"groups"');
  });

  it('is a form that cannot be sent if no service is connected', () => {
    const { html, islands } = renderPage('survey', surveyPage, head, { ...env, settings: unconnected });
    expect(islands).toEqual(['survey-choice']);
    expect(html).toContain('id="survey-vezovi-2026-visitors"');
    expect(html).toMatch(/<button type="submit"[^>]*disabled/);
  });
});
