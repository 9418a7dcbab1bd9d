/** The newsletter's tables. */
export type NewsletterTables = {
  subscribers: { id: string; email: string; asked_at: Date; confirmed_at: Date | null };
  newsletter_issues: {
    id: string;
    subject: string;
    words: string;
    recipients: number;
    created_at: Date;
    sent_through: string;
    done_at: Date | null;
  };
};

/** A subscriber of the newsletter. */
export interface Subscriber {
  id: string;
  email: string;
}

/** An issue: a subject, and paragraphs with empty lines between them. */
export interface Issue {
  id: string;
  subject: string;
  words: string;
}

/** A draft of an issue; its texts may be empty. */
export interface DraftRow extends Issue {
  version: number;
  updated_at: Date;
}

/** A sent issue with its results. */
export interface SentIssueRow extends Issue {
  recipients: number;
  created_at: Date;
  /** When the mail of the last recipient was queued; null before. */
  done_at: Date | null;
  sent: number;
  failed: number;
  unsubscribed: number;
}

/** An issue that is being sent. */
export interface PendingIssue extends Issue {
  created_at: Date;
  /** The id of the last subscriber whose mail is queued; empty before the first. */
  sent_through: string;
}
