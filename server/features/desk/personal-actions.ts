import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import { DeskActionEntity } from './desk-action.entity.ts';

/** A moderator’s own actions at the desk. The log outlives the account, with its number only. */
export const personalActions: PersonalData = {
  name: 'deskActions',
  async collect(manager, { id }) {
    const actions = await manager.find(DeskActionEntity, { where: { staffId: id }, order: { id: 'asc' } });
    return actions.map(({ kind, textId, createdAt }) => ({ kind, text: textId, createdAt }));
  },
};
