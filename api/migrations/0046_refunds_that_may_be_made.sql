-- Compatible from 0032.
-- Whether the provider may have made a refund whose id the shop does not know: it was asked, and has not said no. Of two refunds of one sum it
-- tells which one a person has made on the provider's page. What an older release asks for counts as asked.
alter table refunds add column may_be_made boolean not null default true;
