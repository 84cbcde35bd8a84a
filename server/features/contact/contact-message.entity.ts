import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ContactFormKind } from '#schema/rules/contact.ts';

/** A visitor's message to the office, which was also sent there by email. */
@Entity('contact_messages')
@Index(['createdAt'])
export class ContactMessageEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Form that the visitor used. */
  @Column('text')
  form: ContactFormKind;

  @Column('text')
  name: string;

  /** In the form that `toStoredEmail` returns; not verified. */
  @Column('text')
  email: string;

  @Column('text')
  message: string;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;
}
