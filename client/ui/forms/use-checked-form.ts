import { type FocusEvent, type FormEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form';
import { closeErrorToast } from '../toast.ts';
import type { PostedOutcome } from './posted.ts';

/** Checks by field, in the order of the form. Each gets all values, and returns the problem of its field, if any. */
export type Checks<Values extends FieldValues> = {
  [Name in Path<Values>]?: (values: Values) => string | undefined;
};

/** The outcome of sending a form: a failure may have a kind, and be about some of the fields. */
export type FormResult = {
  ok: boolean;
  text: string;
  kind?: string;
  problems?: { field: string; text: string }[];
  /** The email address that a link was sent to. */
  sentTo?: string;
};

type Options<Values extends FieldValues> = {
  /** A field without a default keeps text entered before the scripts loaded. */
  defaultValues?: DefaultValues<Values>;
  /** The result to show before anything is sent. */
  result?: FormResult;
  /** The outcome of the form if the browser has posted it. */
  posted?: PostedOutcome;
};

/**
 * Returns a form that validates a filled field on blur and all fields on submit, then focuses the first invalid field.
 * Failures about a field are shown at the field, all others in `result`.
 * @param send - called with valid values; resolves to the result to show, if any
 */
export function useCheckedForm<Values extends FieldValues>(
  checks: Checks<Values>,
  send: (values: Values) => Promise<FormResult | undefined>,
  { defaultValues, result: initialResult, posted }: Options<Values> = {},
) {
  const [errors] = useState(() => getErrors<Values>(posted));
  const form = useForm<Values>({ defaultValues, errors, reValidateMode: 'onSubmit', shouldFocusError: false });
  const [result, setResult] = useState<FormResult | undefined>(posted?.result ?? initialResult);
  const {
    control,
    register,
    trigger,
    getFieldState,
    getValues,
    formState,
    handleSubmit,
    setError,
    setFocus,
    setValue,
  } = form;
  // After a failed submit, the form validates again on each change.
  const showsErrors = formState.isSubmitted && !formState.isSubmitSuccessful;

  const submit = async (values: Values) => {
    setResult(undefined);
    closeErrorToast();
    const outcome = await send(values);
    const problems = outcome?.ok === false ? (outcome.problems ?? []).filter(isFieldProblem) : [];
    for (const [index, { field, text }] of problems.entries())
      setError(field, { message: text }, { shouldFocus: index === 0 });
    if (problems.length === 0) setResult(outcome);
  };
  const isFieldProblem = (problem: { field: string; text: string }): problem is { field: Path<Values>; text: string } =>
    problem.field in getValues();

  /** Reads texts that a password manager or autofill has set without an event. */
  const readFields = (element: HTMLFormElement) => {
    for (const field of element.querySelectorAll<HTMLInputElement>('textarea, input:not([type=radio])')) {
      const name = field.name as Path<Values>;
      const value: unknown = field.name ? getValues(name) : undefined;
      if (typeof value === 'string' && value !== field.value)
        setValue(name, field.value as PathValue<Values, typeof name>);
    }
  };

  const getRules = (name: Path<Values>) => ({
    validate: (_value: unknown, values: Values) => checks[name]?.(values),
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      if (target.value !== '') void trigger(name);
    },
    onChange: () => {
      if (showsErrors || getMessage(name) !== undefined) void validateAgain(name);
    },
  });
  /** Validates a field again. An error toast closes when the first invalid field becomes valid. */
  const validateAgain = async (name: Path<Values>) => {
    const isFirst = findInvalidField() === name;
    await trigger(showsErrors ? undefined : name);
    if (isFirst && !getFieldState(name).error) closeErrorToast();
  };
  /** Returns the first invalid field of the form; undefined if all are valid. */
  const findInvalidField = () => (Object.keys(checks) as Path<Values>[]).find((name) => getFieldState(name).error);
  const focusInvalidField = () => {
    const name = findInvalidField();
    if (name !== undefined) setFocus(name);
  };
  const getMessage = (name: Path<Values>) => getFieldState(name, formState).error?.message;
  /** Returns the error of a field; a message that several fields share appears only at the first. */
  const getError = (name: Path<Values>) => {
    const message = getMessage(name);
    const names = Object.keys(checks);
    const isShownEarlier = Object.keys(formState.errors).some(
      (other) => names.indexOf(other) < names.indexOf(name) && formState.errors[other]?.message === message,
    );
    return message !== undefined && isShownEarlier ? '' : message;
  };
  return {
    ...form,
    busy: formState.isSubmitting,
    result,
    setResult,
    readFields,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      readFields(event.currentTarget);
      return handleSubmit(submit, focusInvalidField)(event);
    },
    /** Returns the props of a field component for a name. */
    field: (name: Path<Values>) => ({
      ...register(name, getRules(name)),
      defaultValue: posted?.values[name],
      error: getError(name),
    }),
    /** Returns the props of a component that calls `useController`. */
    controlled: <Name extends Path<Values>>(name: Name) => ({
      name,
      control,
      rules: getRules(name),
      error: getError(name),
    }),
  };
}

function getErrors<Values extends FieldValues>(posted: PostedOutcome | undefined): FieldErrors<Values> | undefined {
  const errors = Object.entries(posted?.errors ?? {}).map(([name, message]) => [name, { type: 'server', message }]);
  return errors.length === 0 ? undefined : Object.fromEntries(errors);
}
