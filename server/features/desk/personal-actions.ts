import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import { DeskActionEntity } from './desk-action.entity.ts';

/** Exports a staff member's actions at the desk. When the account is deleted, the log keeps its id. */
export const personalActions: PersonalData = {
  name: 'deskActions',
  async collect(manager, { id }) {
    const actions = await manager.find(DeskActionEntity, { where: { staffId: id }, order: { id: 'asc' } });
    return actions.map(({ kind, textId, createdAt }) => ({ kind, text: textId, createdAt }));
  },
};

/** Exports actions about a member or their texts. When the account is deleted, a trigger erases the texts in the log. */
export const decisionsAboutMember: PersonalData = {
  name: 'moderation',
  async collect(manager, { id }) {
    const actions = await manager.find(DeskActionEntity, { where: { memberId: id }, order: { id: 'asc' } });
    return actions.map(({ kind, textId, before, after, createdAt }) => ({
      ...{ kind, text: textId, said: before?.message ?? before?.text ?? null },
      ...{ reason: after?.reason ?? null, createdAt },
    }));
  },
};
