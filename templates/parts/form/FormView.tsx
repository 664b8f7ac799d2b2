import type { ReactNode } from 'react';
import type { Form } from '../../../src/domain/page-forms.ts';
import { useAddress } from '../../render/problem-words.ts';
import { Island } from '../Island.tsx';
import { Group, HiddenFields, Legend, Note } from './FormParts.tsx';
import { FormScopeContext } from './form-scope.tsx';
import { useFormBasics } from './use-form-basics.ts';
import { useFormWords } from './use-form-words.ts';

export interface FormViewProps {
  readonly form: Form;
  /** The id of the heading above the form. */
  readonly labelledBy: string;
}

/** A form: one that is connected to a service wakes when it comes near, the newsletter's when it is touched. */
export function FormView(props: FormViewProps): ReactNode {
  const { action, name } = props.form;
  return action === undefined || name === 'survey' ? (
    <StaticForm {...props} />
  ) : (
    <Awaking {...props} address={action} />
  );
}

function Awaking({ form, labelledBy, address }: FormViewProps & { readonly address: string }): ReactNode {
  const words = useFormWords(form);
  const given = { form, address, labelledBy, words, ...useNumbers(form) };
  return <Island name="form" on={form.name === 'newsletter' ? 'interaction' : 'visible'} props={given} />;
}

/** Where a form asks for the numbers that it shows: how full workshops are, and how many teams there are. */
function useNumbers({ name, hidden }: Form): { readonly availability?: string; readonly places?: string } {
  const [workshops, teams] = [useAddress('getWorkshopAvailability'), useAddress('countTeams')];
  const hiddenValue = (wanted: string): string => hidden.find((one) => one.name === wanted)?.value ?? '';
  const query = `?ident=${hiddenValue('ident')}&year=${hiddenValue('year')}`;
  if (name === 'workshops' && workshops !== undefined) return { availability: workshops + query };
  return name === 'team' && teams !== undefined ? { places: teams + query } : {};
}

/** A form, whole and usable without script; without a service it cannot be sent, and says so. */
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

/** The button that sends a form; without a service it cannot be pressed, and says why. */
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
