import type { FocusEvent } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';

/** What is wrong with each field, seen together with the others; undefined where nothing is. In the order of the form. */
export type Checks<Values extends FieldValues> = {
  [Name in Path<Values>]?: (values: Values) => string | undefined;
};

/**
 * A form that says what is wrong when one leaves a field with something in it and when one sends it, then goes to the
 * first. Fields keep what was typed or filled in before the scripts came, unless they have a default here.
 * @param send what happens to values that pass
 */
export function useCheckedForm<Values extends FieldValues>(
  checks: Checks<Values>,
  send: (values: Values) => Promise<unknown> | unknown,
  defaultValues?: DefaultValues<Values>,
) {
  const form = useForm<Values>({ defaultValues, reValidateMode: 'onSubmit' });
  const { register, trigger, getFieldState, formState, handleSubmit } = form;

  const messageOf = (name: Path<Values>) => getFieldState(name, formState).error?.message;
  /** The same sentence is said once, at the first field that it is about. */
  const saidBefore = (name: Path<Values>, message: string | undefined) => {
    const names = Object.keys(checks);
    return Object.keys(formState.errors).some(
      (other) => names.indexOf(other) < names.indexOf(name) && formState.errors[other]?.message === message,
    );
  };
  return {
    ...form,
    busy: formState.isSubmitting,
    onSubmit: handleSubmit(async (values) => {
      await send(values);
    }),
    /** What a field component needs for a name. */
    field: (name: Path<Values>) => {
      const error = messageOf(name);
      return {
        ...register(name, {
          validate: (_value, values) => checks[name]?.(values),
          onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
            if (target.value !== '') void trigger(name);
          },
          // Once it has complained, a form follows what one does about it.
          onChange: () => {
            if (formState.isSubmitted || error !== undefined) void trigger(formState.isSubmitted ? undefined : name);
          },
        }),
        error: error !== undefined && saidBefore(name, error) ? '' : error,
      };
    },
  };
}
