import type { ReactNode } from 'react';
import type { Form } from '../../../src/domain/page/page-forms.ts';
import { useAddress } from '../../render/use-problem-texts.ts';
import { Island } from '../Island.tsx';
import { ExternalFormLink } from './ExternalFormLink.tsx';
import { Group, HiddenFields, Legend, Note } from './FormParts.tsx';
import { FormScopeContext } from './form-scope.tsx';
import { useFormBasics } from './use-form-basics.ts';
import { useFormTexts } from './use-form-texts.ts';

export interface FormViewProps {
  readonly form: Form;
  /** The id of the heading above the form. */
  readonly labelledBy: string;
}

/**
 * A form, or the link to it if it is at another site. If the site has an API, it is an island: the newsletter form is
 * loaded on interaction, others when they become visible.
 */
export function FormView(props: FormViewProps): ReactNode {
  const { action, name, external } = props.form;
  if (external !== undefined) return <ExternalFormLink external={external} />;
  return action === undefined || name === 'survey' ? (
    <StaticForm {...props} />
  ) : (
    <IslandForm {...props} address={action} />
  );
}

function IslandForm({ form, labelledBy, address }: FormViewProps & { readonly address: string }): ReactNode {
  const words = useFormTexts(form);
  const given = { form, address, labelledBy, words, ...useNumbers(form) };
  return <Island name="form" on={form.name === 'newsletter' ? 'interaction' : 'visible'} props={given} />;
}

/** The addresses of the numbers that a form shows: the availability of workshops, and the number of teams. */
function useNumbers({ name, hidden }: Form): { readonly availability?: string; readonly places?: string } {
  const [workshops, teams] = [useAddress('getWorkshopAvailability'), useAddress('countTeams')];
  const hiddenValue = (wanted: string): string => hidden.find((one) => one.name === wanted)?.value ?? '';
  const query = `?ident=${hiddenValue('ident')}&year=${hiddenValue('year')}`;
  if (name === 'workshops' && workshops !== undefined) return { availability: workshops + query };
  return name === 'team' && teams !== undefined ? { places: teams + query } : {};
}

/** A form that works without JavaScript. Without an API it cannot be sent, and says so. */
function StaticForm({ form, labelledBy }: FormViewProps): ReactNode {
  const words = useFormBasics();
  return (
    <FormScopeContext value={{ words }}>
      <form
        className="form"
        id={form.ident}
        method="post"
        action={form.action}
        data-form={form.name}
        aria-labelledby={labelledBy}
      >
        <Legend form={form} />
        {form.groups.map((group) => (
          <Group key={group.ident} group={group} form={form.ident} />
        ))}
        <HiddenFields form={form} />
        <Note form={form} />
        <Submit form={form} />
      </form>
    </FormScopeContext>
  );
}

/** The submit button. Without an API it is disabled, and a text says why. */
function Submit({ form }: { readonly form: Form }): ReactNode {
  const words = useFormBasics();
  if (form.action !== undefined) {
    return (
      <button type="submit" className="button">
        {form.submit}
      </button>
    );
  }
  const id = `${form.ident}-state`;
  return (
    <>
      <p className="form-state" id={id}>
        {words.notConnected}
      </p>
      <button type="submit" className="button" disabled aria-describedby={id}>
        {form.submit}
      </button>
    </>
  );
}
