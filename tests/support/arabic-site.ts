import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceText } from './replace-text.ts';
import { runTool } from './run-tool.ts';

const EDITION = 'events/lanternfield/2026';

/** File below `content/` → field → its text in Arabic. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'site.yaml': { title: 'حقل الفوانيس', tagline: 'يوم عن البرمجيات التي تدوم' },
  'events/lanternfield/event.yaml': { title: 'حقل الفوانيس', tagline: 'يوم عن البرمجيات التي تدوم' },
  'i18n/ar/common.yaml': { skipToContent: 'انتقل إلى المحتوى', menu: 'القائمة', home: 'الرئيسية', languages: 'اللغات' },
  'i18n/ar/schedule.yaml': {
    chooseDay: 'أيام البرنامج',
    about: 'عن الجلسة',
    keynote: 'كلمة رئيسية',
    minutes: '{{count}} دقيقة',
  },
  [`${EDITION}/schedule.yaml`]: { title: 'الاستقبال والفطور' },
  [`${EDITION}/sessions/lights-stay-on.md`]: { title: 'الأضواء تبقى مشتعلة' },
  [`${EDITION}/sessions/backup-is-a-promise.md`]: { title: 'النسخة الاحتياطية وعد' },
  [`${EDITION}/sessions/read-the-error-aloud.md`]: { title: 'اقرأ رسالة الخطأ بصوت عالٍ' },
  [`${EDITION}/speakers/fenwright-tobias.md`]: { name: 'طوبيا', surname: 'فنرايت', position: 'أمين محفوظات' },
  [`${EDITION}/speakers/ashgrove-nerida.md`]: { name: 'نريدة', surname: 'أشغروف' },
};

/** A built site. Remove it when it is no longer needed. */
export interface ArabicSite {
  readonly distDir: string;
  remove(): void;
}

/** Makes and builds a small conference in Arabic, with English as its second language. Some texts are translated. */
export async function buildArabicSite(at: string): Promise<ArabicSite> {
  const dir = mkdtempSync(join(tmpdir(), 'conf-site-arabic-'));
  const remove = (): void => rmSync(dir, { recursive: true, force: true });
  try {
    await run(['init', dir, '--language', 'ar', '--language', 'en', '--at', at]);
    for (const [file, texts] of Object.entries(TEXTS)) translate(join(dir, 'content', file), texts);
    const distDir = join(dir, 'dist');
    await run(['build', '--root', dir, '--at', at, '--out', distDir]);
    return { distDir, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Replaces the text of each field, where the file has it first. */
function translate(path: string, texts: Readonly<Record<string, string>>): void {
  let text = readFileSync(path, 'utf8');
  for (const [field, to] of Object.entries(texts)) {
    const [from = `${field}: …`, indent = ''] = new RegExp(`^([ -]*)${field}: .+$`, 'm').exec(text) ?? [];
    text = replaceText(text, { from, to: `${indent}${field}: '${to}'`, where: path });
  }
  writeFileSync(path, text);
}

async function run(args: readonly string[]): Promise<void> {
  const { status, stderr } = await runTool(args);
  if (status !== 0) throw new Error(stderr);
}
