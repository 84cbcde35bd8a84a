import type { FastifyInstance } from 'fastify';
import { planCalendar } from '#cooking/plan-calendar.ts';
import { getStepsDayBefore } from '#cooking/steps-day-before.ts';
import { recipePath } from '#schema/rules/paths.ts';
import { tokenTexts } from '#schema/rules/tokens.ts';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { NotFoundError } from '#server/errors.ts';
import { getClient } from '#server/security/client.ts';
import type { Services } from '#server/services.ts';

/** Serves a member's plan as a calendar, at a secret URL: programs that subscribe to it send no other credentials. */
export function registerPlanCalendar(app: FastifyInstance, { services }: AppDependencies): void {
  app.get<{ Params: { file: string } }>('/plan/calendar/:file', async (request, reply) => {
    const { file } = request.params;
    const user = file.endsWith('.ics') ? await services.accessTokens.getUser(file.slice(0, -'.ics'.length)) : null;
    if (user?.scope !== 'CALENDAR') throw new NotFoundError(tokenTexts.noCalendar);
    await services.throttles.countForProgram(user.sessionId, getClient(request));
    return reply
      .headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
      .type('text/calendar; charset=utf-8')
      .send(planCalendar(await getEntries(user.id, services), new Date()));
  });
}

async function getEntries(userId: number, { kitchen, catalogue, recipes, publicUrl }: Services) {
  const { current } = catalogue;
  const entries = (await kitchen.getPlan(userId)).map((entry) => ({
    ...entry,
    card: current.bySlug(entry.recipe ?? ''),
  }));
  const ids = [...new Set(entries.flatMap(({ card }) => (card ? [card.id] : [])))];
  const bodies = new Map((await recipes.loadBodies(ids)).map((body, index) => [ids[index], body]));
  return entries.map(({ id, day, recipe, servings, text, card, changedAt: editedAt }) => {
    if (!card) return { id, day, title: text ?? recipe ?? '', changedAt: editedAt };
    // The entry shows the recipe, too, so a change of either one counts.
    const changedAt = editedAt && editedAt > card.updatedAt ? editedAt : card.updatedAt;
    const body = bodies.get(card.id);
    const dish = {
      url: publicUrl + recipePath(current.taxonomy.categoryById(card.categoryId).slug, card.slug),
      servings: servings ?? card.servings,
      minutes: card.minutes,
      stepsDayBefore: body && !(body instanceof Error) ? getStepsDayBefore(body.instructions) : [],
    };
    return { id, day, title: card.title, note: text, dish, changedAt };
  });
}
