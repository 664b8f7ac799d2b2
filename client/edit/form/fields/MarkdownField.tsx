import { useEffect, useRef, useState } from 'react';
import { fragment } from '../../../runtime/trusted.ts';
import { ask } from '../../edit-api.ts';
import { useEditor } from '../../editor-context.ts';
import { Failure } from '../../Failure.tsx';
import { t } from '../../shown-texts.ts';
import type { FieldProps } from '../form-context.ts';
import { LanguageTexts } from './LanguageTexts.tsx';

/** A Markdown text in each language, each with a preview on demand. */
export function MarkdownField(props: FieldProps) {
  return (
    <LanguageTexts
      field={props}
      isLong
      rows={props.form.shape === 'markdown' && props.form.isBody ? 10 : 5}
      below={(text, language) => <Preview markdown={text} language={language} />}
    />
  );
}

const PREVIEW_DELAY_MS = 300;

function Preview({ markdown, language }: { readonly markdown: string; readonly language: string }) {
  const { site } = useEditor();
  const name = site.languages.find(({ tag }) => tag === language)?.name ?? language;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t('form:hidePreview') : t('form:preview')}
        <span className="unseen"> ({name})</span>
      </button>
      {isOpen && <PreviewText markdown={markdown} language={language} />}
    </>
  );
}

function PreviewText({ markdown, language }: { readonly markdown: string; readonly language: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const { html } = await ask('preview', { markdown, language });
      if (isCurrent) box.current?.replaceChildren(fragment(html));
      setError(undefined);
    };
    const timer = setTimeout(() => show().catch(setError), PREVIEW_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [markdown, language]);
  return (
    <>
      {error !== undefined && <Failure error={error} />}
      <div className="preview" lang={language} ref={box} />
    </>
  );
}
