import type { EntityManager } from 'typeorm';
import { DeskActionEntity } from './desk-action.entity.ts';

type Written = Pick<DeskActionEntity, 'staffId' | 'kind' | 'textId' | 'memberId' | 'before' | 'after'>;

/** Writes into the log what was done at the desk. @returns the id under which it stands there */
export async function writeAction(manager: EntityManager, action: Written): Promise<number> {
  const { id } = await manager.save(manager.create(DeskActionEntity, action));
  return id;
}
