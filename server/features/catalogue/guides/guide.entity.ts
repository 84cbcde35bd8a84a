import { Column, Entity, PrimaryColumn } from 'typeorm';
import { withPicture } from '../pictured.entity.ts';
import type { GuideNumberType, GuideStepType } from './guide.type.ts';

/** A guide to a technique that many recipes use. Rows come from `content/guides.yaml`. */
@Entity('guides')
export class GuideEntity extends withPicture() {
  /** For example `brown-onions`. */
  @PrimaryColumn('text')
  key: string;

  @Column('integer')
  position: number;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  authorKey: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  publishedOn: string;

  /** `YYYY-MM-DD`; null if the guide was never edited. */
  @Column('date', { nullable: true })
  updatedOn: string | null;

  /** Phrases in steps that the guide explains. */
  @Column('text', { array: true })
  words: string[];

  /** Keys of foods whose glossary pages link to the guide. */
  @Column('text', { array: true })
  foods: string[];

  @Column('jsonb')
  numbers: GuideNumberType[];

  @Column('jsonb')
  steps: GuideStepType[];

  @Column('text', { array: true })
  mistakes: string[];
}
