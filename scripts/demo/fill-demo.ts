import type { DataSource } from 'typeorm';
import type { Config } from '#server/config.ts';
import { StatementReader } from '#server/database/statements.ts';
import { toTextId } from '#server/features/desk/desk.service.ts';
import { QuestionEntity } from '#server/features/questions/question.entity.ts';
import { encodeNodeId } from '#server/graphql/node/node-id.ts';
import type { Mail } from '#server/mail/mail.ts';
import { Client } from '#server/security/client.ts';
import type { Passwords } from '#server/security/passwords.ts';
import { createServices, type Services } from '#server/services.ts';
import { DEMO_ACCOUNTS, type DemoMembers, DemoRegistry, demoPassword, isFilled, toSuccess } from './demo-members.ts';
import { planWeek, shareList } from './demo-week.ts';
import { hashToFraction } from './hash-to-fraction.ts';
import { readSamples } from './samples.ts';
import { spreadOverTime } from './spread-over-time.ts';

/** Config, database and secret of a demo whose catalogue has been imported. */
interface DemoSite {
  config: Config;
  dataSource: DataSource;
  /** The site's secret, from which the passwords of the demo accounts are derived. */
  secret: string;
  passwords?: Passwords;
}

/** Accounts and links that a visitor needs to explore the demo. */
export interface DemoGuide {
  accounts: { role: string; email: string; password: string }[];
  /** URL of a shared shopping list. */
  listUrl: string;
}

/**
 * Fills an empty database with sample readers and their contributions, unless an earlier start has filled it, and
 * updates the planned week. Calls the same services as real members.
 * @throws {StartError} if the database has other users
 */
export async function fillDemo(site: DemoSite): Promise<DemoGuide> {
  const { dataSource, secret } = site;
  const isNew = !(await isFilled(dataSource));
  const mails: Mail[] = [];
  // Links in emails are followed here; no email is sent.
  const outbox = { queue: async (_manager: unknown, mail: Mail) => void mails.push(mail) };
  const services = await createServices({ ...site, reader: new StatementReader(dataSource), outbox });
  if (isNew) {
    const registry = new DemoRegistry(services, dataSource, secret, mails);
    const members = await registry.registerMembers();
    await new Conversation(services, dataSource, members).write();
    await spreadOverTime(dataSource);
    await registry.registerStaff();
  }
  await planWeek(services, dataSource);
  const accounts = Object.entries(DEMO_ACCOUNTS).map(([role, { email }]) => {
    return { role, email, password: demoPassword(secret, email) };
  });
  return { accounts, listUrl: await shareList(services) };
}

/** Maximum number of members who found a comment helpful. */
const MAX_HELPFUL = 9;

/** Writes comments, helpful marks, questions, answers and reports. */
class Conversation {
  private readerTurns = 0;
  private readonly client = new Client('127.0.0.1');

  constructor(
    private readonly services: Services,
    private readonly dataSource: DataSource,
    private readonly members: DemoMembers,
  ) {}

  async write(): Promise<void> {
    const { comments, questions, reports } = readSamples();
    for (const [recipeSlug, recipeComments] of Object.entries(comments))
      for (const comment of recipeComments) await this.markHelpful(await this.comment({ recipeSlug, ...comment }));
    for (const [recipeSlug, recipeQuestions] of Object.entries(questions))
      for (const { question, answers } of recipeQuestions) await this.discuss(recipeSlug, question, answers);
    for (const { recipe, comment, reports: reasons } of reports) {
      const { reviewId } = await this.comment({ recipeSlug: recipe, ...comment });
      const textId = toTextId(reviewId) ?? '';
      for (const [index, { reason, note }] of reasons.entries())
        toSuccess(
          await this.services.reports.report({ id: reviewId, reason, note }, textId, new Client(`198.51.100.${index}`)),
        );
    }
  }

  private async comment(input: { recipeSlug: string; message: string; rating: number }) {
    const reader = this.nextReader();
    const { review } = toSuccess(await this.services.reviews.add(reader, input, this.client));
    return { reviewId: encodeNodeId('Review', review.id), readerId: reader.id, input };
  }

  /** Lets up to `MAX_HELPFUL` other readers mark a comment as helpful; only a few comments get many marks. */
  private async markHelpful({ reviewId, readerId, input }: Awaited<ReturnType<typeof this.comment>>): Promise<void> {
    const markCount = Math.floor(hashToFraction(`helpful ${input.message}`) ** 4 * (MAX_HELPFUL + 1));
    for (let mark = 0; mark < markCount; mark += 1) {
      const reader = this.nextReader();
      if (reader.id !== readerId)
        toSuccess(await this.services.reviews.markHelpful(reader, { reviewId, helpful: true }, this.client));
    }
  }

  private async discuss(recipeSlug: string, text: string, answers: readonly { text: string; isByAuthor: boolean }[]) {
    const { questions, catalogue } = this.services;
    const { recipe } = toSuccess(await questions.ask(this.nextReader(), { recipeSlug, text }, this.client));
    const [question] = await this.dataSource.manager.find(QuestionEntity, { order: { id: 'desc' }, take: 1 });
    const questionId = encodeNodeId('Question', question?.id ?? 0);
    const authorSlug = catalogue.current.taxonomy.authorById(recipe.authorId).slug;
    for (const answer of answers) {
      const writer = answer.isByAuthor ? this.members.authors.get(authorSlug) : this.nextReader();
      if (writer) toSuccess(await questions.answer(writer, { questionId, text: answer.text }, this.client));
    }
  }

  /** Returns the next reader in turn, so that no reader writes more often than the limits allow. */
  private nextReader() {
    this.readerTurns += 1;
    const { readers } = this.members;
    const reader = readers[(this.readerTurns * 7) % readers.length];
    if (!reader) throw new Error('The demo has no readers.');
    return reader;
  }
}
