-- Ratings by the rules of today need a look by them: within a day, spread, and not when each firm's week is over.
update rated_companies set next_look_at = now() + random() * interval '1 day' where next_look_at > now();
