import { Plus } from 'lucide';
import { Icon } from './icon.tsx';
import './accordion.css';

type Props = { items: readonly { question: string; answer: string }[] };

/** Questions that open to their answers, with or without scripts. */
export function Accordion({ items }: Props) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }) => (
        <details key={question} className="accordion__item">
          <summary className="accordion__question">
            {question}
            <Icon of={Plus} className="accordion__mark" size={20} />
          </summary>
          <p className="accordion__answer">{answer}</p>
        </details>
      ))}
    </div>
  );
}
