import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A document that a client has registered by its hash. */
@Entity('persisted_documents')
export class PersistedDocumentEntity {
  /** SHA-256, hex. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'persisted_documents_pkey' })
  hash: string;

  @Column('text')
  text: string;

  @Column('timestamp with time zone', { name: 'stored_at', default: () => 'now()' })
  storedAt: Date;
}
