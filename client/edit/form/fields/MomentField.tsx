import { useState } from 'react';
import { t } from '../../shown-texts.ts';
import { fieldId } from '../field-problems.ts';
import { type FieldProps, type FormOf, useForm } from '../form-context.ts';
import { asText } from '../language-texts.ts';
import { type MomentParts, momentOf, momentParts } from '../moment-parts.ts';
import { controlProps, FieldFrame, FieldSet } from './FieldFrame.tsx';

/** A day, a time of day, or a day that may have a time. */
export function MomentField(props: FieldProps<FormOf<'moment'>>) {
  const { form, value, pointer } = props;
  const { change } = useForm();
  if (form.precision === 'moment') return <DayAndTime {...props} />;
  return (
    <FieldFrame field={props}>
      {(control) => (
        <input
          {...control}
          type={form.precision === 'day' ? 'date' : 'time'}
          value={asText(value)}
          onChange={(event) => change(pointer, event.target.value || undefined)}
        />
      )}
    </FieldFrame>
  );
}

const NO_PARTS: MomentParts = { day: '', time: '' };

/** Two inputs, since a native one for both would require a time. A time waits for its day. */
function DayAndTime(props: FieldProps<FormOf<'moment'>>) {
  const { value, pointer, problems } = props;
  const { change } = useForm();
  const [typed, setTyped] = useState<MomentParts>(NO_PARTS);
  const parts = momentOf(typed) === value ? typed : (momentParts(asText(value)) ?? NO_PARTS);
  const set = (next: MomentParts): void => {
    setTyped(next);
    change(pointer, momentOf(next));
  };
  const { id: _, ...control } = controlProps(fieldId(pointer), problems);
  return (
    <FieldSet field={props}>
      <div className="moment">
        <input
          {...control}
          type="date"
          aria-label={t('form:day')}
          value={parts.day}
          onChange={(event) => set({ ...parts, day: event.target.value })}
        />
        <input
          {...control}
          type="time"
          step={parts.time.length > 'HH:mm'.length ? 1 : 60}
          aria-label={t('form:time')}
          value={parts.time}
          onChange={(event) => set({ ...parts, time: event.target.value })}
        />
      </div>
    </FieldSet>
  );
}
