import { use } from 'react';
import { CodedText } from '#client/ui/coded-text.tsx';
import { SiteContext } from '#client/ui/page-head.tsx';
import type { Example } from '#schema/examples.ts';
import { recordedAnswers } from '#schema/recorded-answers.ts';
import { CodeBlock } from './code-block.tsx';
import { snippetsOf } from './snippets.ts';

/** An example in each language, with the answer that it gets. The first one is open. */
export function ExampleView({ example, open = false }: { example: Example; open?: boolean }) {
  const { publicUrl } = use(SiteContext);
  const { name, title, about } = example;
  return (
    <article className="example" aria-labelledby={name}>
      <h3 className="example__title" id={name}>
        {title}
      </h3>
      <p>
        <CodedText text={about} />
      </p>
      {snippetsOf(example, publicUrl).map(({ language, code }, index) => (
        <details key={language} className="example__part" open={open && index === 0}>
          <summary>{language}</summary>
          <CodeBlock code={code} label={`${title} in ${language}`} copies />
        </details>
      ))}
      <details className="example__part" open={open}>
        <summary>Answer</summary>
        <CodeBlock code={recordedAnswers.get(name) ?? ''} label={`The answer to: ${title}`} />
      </details>
      <p>
        <a href={`/graphql#${name}`}>Try it in the explorer</a>
      </p>
    </article>
  );
}
