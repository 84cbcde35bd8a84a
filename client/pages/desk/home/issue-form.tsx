import { useEffect } from 'react';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { Select, type SelectOption } from '#client/ui/forms/select.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { type FormResult, useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { TONIGHT_MINUTES } from '#schema/rules/home-issues.ts';
import { type IssueValues, issueFields } from './issues-text.ts';

/** Options of an issue's fields, by kind of content. */
export type Choices = Record<'recipes' | 'menus' | 'guides' | 'foods', readonly SelectOption[]>;

const fields: Record<(typeof issueFields)[number], { label: string; choiceKey: keyof Choices }> = {
  lead: { label: 'Lead: the large picture', choiceKey: 'recipes' },
  first: { label: 'In season: first dish', choiceKey: 'recipes' },
  second: { label: 'In season: second dish', choiceKey: 'recipes' },
  third: { label: 'In season: third dish', choiceKey: 'recipes' },
  tonight: { label: `Tonight: a supper of ${TONIGHT_MINUTES} minutes or less`, choiceKey: 'recipes' },
  menu: { label: 'Menu of the week', choiceKey: 'menus' },
  guide: { label: 'Guide', choiceKey: 'guides' },
  ingredient: { label: 'Ingredient from the glossary', choiceKey: 'foods' },
};

const recipeFields = issueFields.filter((name) => fields[name].choiceKey === 'recipes');

type Props = {
  /** The issue to edit; undefined for a new one. */
  issue: IssueValues | undefined;
  /** Days that already have an issue. */
  takenDays: readonly string[];
  choices: Choices;
  onSend: (values: IssueValues) => Promise<FormResult>;
  onCancel: () => void;
};

/** The form to plan or edit an issue of the home page. */
export function IssueForm({ issue, takenDays, choices, onSend, onCancel }: Props) {
  const checkChoice = (name: (typeof issueFields)[number]) => (values: IssueValues) => {
    if (values[name] === '') return 'Choose one.';
    const others = recipeFields.filter((each) => each !== name).map((each) => values[each]);
    return fields[name].choiceKey === 'recipes' && others.includes(values[name])
      ? 'Choose each recipe once.'
      : undefined;
  };
  const form = useCheckedForm<IssueValues>(
    {
      day: ({ day }) => {
        if (day === '') return 'Choose its first day.';
        return day !== issue?.day && takenDays.includes(day)
          ? 'There is already an issue for this day. Edit that one.'
          : undefined;
      },
      lead: checkChoice('lead'),
      first: checkChoice('first'),
      second: checkChoice('second'),
      third: checkChoice('third'),
      tonight: checkChoice('tonight'),
      menu: checkChoice('menu'),
      guide: checkChoice('guide'),
      ingredient: checkChoice('ingredient'),
    },
    onSend,
    {
      defaultValues: issue ?? { day: '', ...Object.fromEntries(issueFields.map((name) => [name, ''])) },
    },
  );
  const { setFocus } = form;
  useEffect(() => setFocus('day'), [setFocus]);
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <Field label="First day" type="date" {...form.field('day')} />
      {issueFields.map((name) => {
        const { error, defaultValue: _, ...props } = form.field(name);
        return (
          <Select
            key={name}
            label={fields[name].label}
            choices={choices[fields[name].choiceKey]}
            empty="Choose …"
            error={error}
            {...props}
          />
        );
      })}
      <FormMessage result={form.result} />
      <SubmitButton busy={form.busy}>Publish the issue</SubmitButton>
      <button type="button" className="button button--quiet" onClick={onCancel}>
        Cancel
      </button>
    </form>
  );
}
