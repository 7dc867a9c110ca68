import type { Refusals } from './refusals.ts'
import { staffRefusals } from './staff/ar.ts'

export const refusals: Refusals = {
  'You have {count} open checkouts, the most there can be. Nothing was opened and nothing was lost: pay one of them, or wait {wait} until the price of the first is no longer held.':
    'لديك {count} طلبات دفع مفتوحة، وهو أقصى عدد. لم يُفتح شيء ولم يُفقد شيء: ادفع أحدها، أو انتظر حتى ينتهي تثبيت سعر الأول (المدة: {wait}).',
  'Your own limit is {max} in {period}, and {left} of it is left. No checkout was opened.':
    'حدّك الخاص {max} لكل {period}، والمتبقي منه {left}. لم يُفتح طلب دفع.',
  'There is no such plan, or it takes no more money. Nothing was moved. Choose another plan.':
    'لا توجد هذه الخطة، أو لم تعد تقبل أموالاً. لم يُنقل شيء. اختر خطة أخرى.',
  'The terms of {title} changed while you were looking. Nothing was moved. Look at the terms in force now, then invest again.':
    'تغيّرت شروط {title} وأنت تنظر إليها. لم يُنقل شيء. انظر إلى الشروط السارية الآن، ثم استثمر من جديد.',
  'Use at most two decimals, such as 250.00.': 'استخدم رقمين عشريين على الأكثر، مثل 250.00.',
  'Enter an amount above zero.': 'أدخل مبلغًا أكبر من صفر.',
  'Enter the amount as plain digits, such as 250.00.': 'أدخل المبلغ بالأرقام، مثل 250.00.',
  'Amount must be between {min} and {max}.': 'يجب أن يكون المبلغ بين {min} و{max}.',
  'The address of this checkout could not be verified, so it is not shown. Do not pay to it. The team is told.':
    'تعذّر التحقق من عنوان طلب الدفع هذا، لذلك لا نعرضه. لا تدفع إليه. أُبلغ الفريق.',
  'There is no such checkout in your account.': 'لا يوجد طلب دفع كهذا في حسابك.',
  'The price of this checkout was held {count} times, the most there is. What you pay to it is still credited, at the price of the moment it arrives. To have a price held, open a new checkout.':
    'ثُبّت سعر طلب الدفع هذا {count} مرات، وهو أقصى عدد. ما تدفعه يُقيَّد مع ذلك بسعر لحظة وصوله. لتثبيت سعر، افتح طلب دفع جديدًا.',
  'This checkout is settled: nothing is due, so no price is held. Nothing was changed.':
    'اكتمل طلب الدفع هذا: لا شيء مستحق، فلا يُثبَّت سعر. لم يتغير شيء.',
  'We can see payments for all that is due, so no new price is held. They are credited with their confirmations; you need not do anything.':
    'نرى دفعات تغطي كل المستحق، لذلك لا يُثبَّت سعر جديد. تُقيَّد حين تكتمل تأكيداتها، ولا يلزمك فعل شيء.',
  'This checkout is on a network that this site no longer uses, so no price is held for it. Nothing was changed; open a new checkout.':
    'طلب الدفع هذا على شبكة لم يعد هذا الموقع يستخدمها، لذلك لا يُثبَّت له سعر. لم يتغير شيء؛ افتح طلب دفع جديدًا.',
  'An authenticator app is on already. Turn it off first, then add the other one.':
    'تطبيق المصادقة مفعّل بالفعل. أوقفه أولًا، ثم أضف الآخر.',
  'There is no authenticator app to confirm. Begin again and scan the new code.':
    'لا يوجد تطبيق مصادقة لتأكيده. ابدأ من جديد وامسح الرمز الجديد.',
  "We can't check this authenticator app any more. Use a passkey or a recovery code, then turn the app off and add it again.":
    'لم نعد نستطيع التحقق من تطبيق المصادقة هذا. استخدم مفتاح مرور أو رمز استرداد، ثم أوقف التطبيق وأضفه من جديد.',
  'There is no authenticator app to turn off.': 'لا يوجد تطبيق مصادقة لإيقافه.',
  'You have twenty passkeys. Remove one first.': 'لديك عشرون مفتاح مرور. احذف واحدًا أولًا.',
  'This passkey could not be checked. Nothing was added: begin again.':
    'تعذّر فحص مفتاح المرور هذا. لم يُضف شيء: ابدأ من جديد.',
  'This passkey is registered already.': 'مفتاح المرور هذا مسجّل بالفعل.',
  'Recovery codes come with an authenticator app or a passkey. Add one first.':
    'رموز الاسترداد تأتي مع تطبيق مصادقة أو مفتاح مرور. أضف أحدهما أولًا.',
  'This code is wrong. Type the newest one, and see that the clock of your phone is right.':
    'هذا الرمز خاطئ. اكتب أحدث رمز، وتأكد من صحة ساعة هاتفك.',
  'There is no identity check to add a picture to. Nothing was stored: choose a document first.':
    'لا يوجد تحقق من الهوية لإضافة صورة إليه. لم يُحفظ شيء: اختر وثيقة أولًا.',
  'Of this document one side is enough. Nothing was stored.': 'تكفي جهة واحدة من هذه الوثيقة. لم يُحفظ شيء.',
  'Your identity check was accepted: there is nothing to do.': 'قُبل التحقق من هويتك: لا يلزم فعل شيء.',
  'Too many pictures are coming in at this moment. Nothing was stored: try again in a few seconds.':
    'تصل صور كثيرة جدًا الآن. لم يُحفظ شيء: حاول مرة أخرى بعد بضع ثوانٍ.',
  'There is no identity check to send. Nothing was sent: choose a document first.':
    'لا يوجد تحقق من الهوية لإرساله. لم يُرسل شيء: اختر وثيقة أولًا.',
  'A picture is missing: {sides}. Nothing was sent: add it first.':
    'تنقص صورة: {sides}. لم يُرسل شيء: أضفها أولًا.',
  'There is no such picture, or it was removed.': 'لا توجد صورة كهذه، أو أنها حُذفت.',
  'This server is stopping. Try again in a few seconds.': 'هذا الخادم يتوقف الآن. حاول مرة أخرى بعد بضع ثوانٍ.',
  'Too many pages are open for live updates at the moment. This one asks by itself.':
    'صفحات كثيرة جدًا مفتوحة للتحديث المباشر الآن. هذه الصفحة تسأل بنفسها.',
  'Too many of your pages are open for live updates. This one asks by itself.':
    'صفحات كثيرة جدًا من صفحاتك مفتوحة للتحديث المباشر. هذه الصفحة تسأل بنفسها.',
  'There is no fresh price for {coin} right now, so nothing was priced and nothing moved. Try again in a minute.':
    'لا يوجد الآن سعر حديث لعملة {coin}، لذلك لم يُحسب شيء ولم يتحرك شيء. حاول مرة أخرى بعد دقيقة.',
  'There is no coin with this id on the market.': 'لا توجد عملة بهذا المعرّف في السوق.',
  'There are no market figures right now. Try again in a minute.':
    'لا توجد بيانات سوق الآن. حاول مرة أخرى بعد دقيقة.',
  'This link is not valid any more. Subscribe again, and we mail you a new one.':
    'لم يعد هذا الرابط صالحًا. اشترك مرة أخرى فنرسل إليك رابطًا جديدًا.',
  'This cannot be switched off: it protects the account. Nothing was changed.':
    'لا يمكن إيقاف هذا: إنه يحمي الحساب. لم يتغير شيء.',
  'There is nothing of this kind to switch on. Nothing was changed.':
    'لا يوجد شيء من هذا النوع لتفعيله. لم يتغير شيء.',
  'This is a locked account: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'هذا الحساب مقفل: {why}. رصيدك لم يُمس. تواصل مع الدعم لتُعاد مراجعته.',
  'This account is temporarily suspended: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'هذا الحساب موقوف مؤقتًا: {why}. رصيدك لم يُمس. تواصل مع الدعم لتُعاد مراجعته.',
  'This account is deactivated and its login disabled. Contact support if that is wrong.':
    'هذا الحساب معطّل وتسجيل الدخول إليه متوقف. تواصل مع الدعم إن كان ذلك خطأ.',
  'Your account is locked. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'حسابك مقفل. يمكنك الاطلاع عليه وتصديره وطلب السحب؛ وكل ما عدا ذلك ينتظر مراجعته.',
  'Your account is suspended. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'حسابك موقوف. يمكنك الاطلاع عليه وتصديره وطلب السحب؛ وكل ما عدا ذلك ينتظر مراجعته.',
  'This password is wrong.': 'كلمة المرور هذه خاطئة.',
  'Type your current password.': 'اكتب كلمة مرورك الحالية.',
  'Login failed. Please check your credentials and try again.':
    'فشل تسجيل الدخول. تحقق من بياناتك وحاول مرة أخرى.',
  'Your account is under review, so it cannot be closed now. Nothing was closed: contact support.':
    'حسابك قيد المراجعة، لذلك لا يمكن إغلاقه الآن. لم يُغلق شيء: تواصل مع الدعم.',
  'One of the codes is wrong or no longer valid. Check the newest mails in both mailboxes.':
    'أحد الرمزين خاطئ أو لم يعد صالحًا. راجع أحدث الرسائل في صندوقي البريد.',
  'Too many people are signing in at this moment. Nothing is lost: try again in a few seconds.':
    'يسجّل كثيرون دخولهم في هذه اللحظة. لم يُفقد شيء: حاول مرة أخرى بعد بضع ثوانٍ.',
  'Use at most {max} characters.': 'استخدم {max} حرفًا على الأكثر.',
  'Use at least {min} characters.': 'استخدم {min} أحرف على الأقل.',
  'This password is easy to guess. Make it longer: three or four unrelated words are good, your name or address and common passwords are not.':
    'كلمة المرور هذه سهلة التخمين. اجعلها أطول: ثلاث كلمات أو أربع غير مترابطة جيدة، أما اسمك وعنوانك وكلمات المرور الشائعة فلا.',
  'Too many wrong passwords were tried for this address. Set a new one with "Forgot password" to log in again.':
    'جُرّبت كلمات مرور خاطئة كثيرة لهذا العنوان. عيّن كلمة جديدة من «هل نسيت كلمة المرور؟» لتسجّل الدخول من جديد.',
  'That is your address already.': 'هذا عنوانك بالفعل.',
  'Passwords do not match': 'كلمتا المرور غير متطابقتين',
  'This code is wrong or no longer valid. Check the newest mail, or ask for a new code.':
    'هذا الرمز خاطئ أو لم يعد صالحًا. راجع أحدث رسالة، أو اطلب رمزًا جديدًا.',
  "This needs a session opened with a second factor. Confirm with yours; if you have none yet, open the operator's one-time link and add one.":
    'يحتاج هذا إلى جلسة فُتحت بعامل ثانٍ. أكّد بعاملك؛ وإن لم يكن لديك، فافتح رابط المشغّل لمرة واحدة وأضف واحدًا.',
  'Nothing was changed. First confirm that it is you, with your second factor; that is good for five minutes.':
    'لم يتغير شيء. أكّد أولًا أنك أنت، بعاملك الثاني؛ ويسري ذلك خمس دقائق.',
  'Nothing was changed. First confirm that it is you, with your password; that is good for five minutes.':
    'لم يتغير شيء. أكّد أولًا أنك أنت، بكلمة مرورك؛ ويسري ذلك خمس دقائق.',
  'Something went wrong on our side. If you sent money or a form, look whether it arrived before you try again. Reference {id}.':
    'حدث خلل من جهتنا. إن أرسلت مالًا أو نموذجًا، فتحقق من وصوله قبل أن تحاول مرة أخرى. المرجع {id}.',
  'The text has a character that cannot be stored.': 'في النص حرف لا يمكن حفظه.',
  'We cannot store anything right now, so this was not done. Try again in a few minutes; a repeated request with the same Idempotency-Key counts once.':
    'لا نستطيع حفظ أي شيء الآن، لذلك لم يُنفَّذ هذا. حاول مجددًا بعد بضع دقائق؛ الطلب المكرر بالمفتاح Idempotency-Key نفسه يُحسب مرة واحدة.',
  'We could not reach our database. Try again in a few seconds; a repeated request with the same Idempotency-Key counts once.':
    'لم نتمكن من الوصول إلى قاعدة بياناتنا. حاول مرة أخرى بعد بضع ثوانٍ؛ الطلب المكرر بالمفتاح Idempotency-Key نفسه يُحسب مرة واحدة.',
  'That took too long. Try again; a repeated request with the same Idempotency-Key counts once.':
    'استغرق ذلك وقتًا طويلًا. حاول مرة أخرى؛ الطلب المكرر بالمفتاح Idempotency-Key نفسه يُحسب مرة واحدة.',
  'The request is too large.': 'الطلب كبير جدًا.',
  'The file is larger than {size} MB. Nothing was stored: send a smaller one.':
    'الملف أكبر من {size} ميغابايت. لم يُحفظ شيء: أرسل ملفًا أصغر.',
  'The file did not arrive whole. Nothing was stored: try again.':
    'لم يصل الملف كاملًا. لم يُحفظ شيء: حاول مرة أخرى.',
  'The first request with this Idempotency-Key is still being worked on.':
    'الطلب الأول بهذا المفتاح Idempotency-Key ما زال قيد التنفيذ.',
  'You were signed out. Log in to continue.': 'تم تسجيل خروجك. سجّل الدخول للمتابعة.',
  'This Idempotency-Key was used for another request. Nothing was done.':
    'استُخدم هذا المفتاح Idempotency-Key لطلب آخر. لم يُنفَّذ شيء.',
  'Two of your files are on their way already. Nothing is lost: wait until one of them is there, then save this one.':
    'ملفان لك في الطريق بالفعل. لم يُفقد شيء: انتظر حتى يصل أحدهما ثم احفظ هذا.',
  'Too many tries. Wait {wait}.': 'محاولات كثيرة جدًا. مدة الانتظار: {wait}.',
  'Amount must be {min} or more': 'يجب ألا يقل المبلغ عن {min}',
  'Amount must be {max} or less': 'يجب ألا يزيد المبلغ على {max}',
  'This position is closed: all of it was taken back before.': 'هذا المركز مغلق: استُرد كله من قبل.',
  'This position changed while you were looking: it is worth {value} now. Nothing was taken back. Check the new figures, then confirm.':
    'تغيّر هذا المركز وأنت تنظر: قيمته الآن {value}. لم يُسترد شيء. راجع الأرقام الجديدة ثم أكّد.',
  'This position is worth {value}': 'قيمة هذا المركز {value}',
  'That would leave less than $0.01 behind. Take all of it, or a little less.':
    'سيبقى بذلك أقل من 0.01 دولار. خذ الكل، أو أقل قليلًا.',
  'This position is closed: it has no more results that could be reinvested.':
    'هذا المركز مغلق: لم تعد له نتائج يمكن إعادة استثمارها.',
  'This checkout is paid in full already, so nothing was sent. To send more, give the amount.':
    'طلب الدفع هذا مدفوع بالكامل، لذلك لم يُرسل شيء. لإرسال المزيد، حدّد المقدار.',
  'Your practice wallet holds {held}, less than {amount}. Nothing was sent. Send a smaller amount or pay in another coin.':
    'في محفظتك التدريبية {held}، أقل من {amount}. لم يُرسل شيء. أرسل مقدارًا أصغر أو ادفع بعملة أخرى.',
  'That is more decimals than this coin has.': 'هذه أرقام عشرية أكثر مما في هذه العملة.',
  'Enter the amount as plain digits, such as 0.25.': 'أدخل المقدار بالأرقام، مثل 0.25.',
  'There is no payment to reorganise away: none is on the network. Nothing was changed.':
    'لا توجد دفعة لإعادة تنظيم الشبكة من دونها: لا دفعة على الشبكة. لم يتغير شيء.',
  'The payment lies {depth} blocks deep, and no more than {max} are undone. Nothing was changed; try it with a newer payment.':
    'الدفعة على عمق {depth} كتلة، ولا يُتراجع عن أكثر من {max}. لم يتغير شيء؛ جرّب مع دفعة أحدث.',
  'This site uses test networks, so there is no practice wallet. Nothing was sent.':
    'يستخدم هذا الموقع شبكات اختبار، لذلك لا توجد محفظة تدريبية. لم يُرسل شيء.',
  'This site uses test networks, so time runs by itself here. Nothing was booked.':
    'يستخدم هذا الموقع شبكات اختبار، لذلك يمضي الوقت هنا من تلقاء نفسه. لم يُسجَّل شيء.',
  'On this site only an administrator can go forward in time. Nothing was booked.':
    'في هذا الموقع لا يمكن إلا لمدير التقدّم في الزمن. لم يُسجَّل شيء.',
  'Days are being booked already. Nothing else was started. Wait until they are done.':
    'يجري تسجيل أيام بالفعل. لم يبدأ شيء آخر. انتظر حتى تنتهي.',
  'Someone else went forward meanwhile. Nothing was started. Check the day, then try again.':
    'تقدّم شخص آخر في هذه الأثناء. لم يبدأ شيء. تحقّق من اليوم ثم حاول مجددًا.',
  'That is more than 366 days ahead. Nothing was booked. Choose a shorter step.':
    'هذا أبعد من 366 يومًا. لم يُسجَّل شيء. اختر خطوة أقصر.',
  'Invalid or expired token.': 'رابط غير صالح أو منتهي الصلاحية.',
  'That session has ended already, or never was yours.': 'انتهت تلك الجلسة بالفعل، أو لم تكن لك.',
  'This passkey did not open an account. Try again, or log in with your password.':
    'لم يفتح مفتاح المرور هذا حسابًا. حاول مرة أخرى، أو سجّل الدخول بكلمة مرورك.',
  'This login has expired or was used. Type your password again.':
    'انتهت صلاحية تسجيل الدخول هذا أو استُخدم. اكتب كلمة مرورك من جديد.',
  'This code is wrong or was used before. Type the newest one.':
    'هذا الرمز خاطئ أو استُخدم من قبل. اكتب أحدث رمز.',
  'Five wrong codes: this login is closed. Your account is safe. Type your password again.':
    'خمسة رموز خاطئة: أُغلق تسجيل الدخول هذا. حسابك آمن. اكتب كلمة مرورك من جديد.',
  'This link was used already or is too old. Ask for a link to set a new password.':
    'استُخدم هذا الرابط أو أصبح قديمًا. اطلب رابطًا لتعيين كلمة مرور جديدة.',
  'Your second factor is on: confirm with it instead of the password.':
    'عاملك الثاني مفعّل: أكّد به بدلًا من كلمة المرور.',
  'Your account has no password yet. Set one with "Forgot password", then try again.':
    'ليس لحسابك كلمة مرور بعد. عيّن واحدة من «هل نسيت كلمة المرور؟» ثم حاول مرة أخرى.',
  'There is no statement of this month. Nothing was booked by its end, or it has not begun.':
    'لا يوجد كشف لهذا الشهر. لم يُقيَّد شيء حتى نهايته، أو أنه لم يبدأ.',
  'Many statements are being made just now. Try again in a moment.':
    'تُنشأ كشوف كثيرة الآن. حاول مرة أخرى بعد لحظة.',
  'That amount is too long.': 'هذا المبلغ طويل جدًا.',
  'Use up to 2 decimals': 'استخدم رقمين عشريين على الأكثر',
  'Enter an amount': 'أدخل مبلغًا',
  'That amount is too large.': 'هذا المبلغ كبير جدًا.',
  'You have {available} available': 'المتاح لديك {available}',
  'Your available balance changed while you were looking. Nothing was moved; look and try again.':
    'تغيّر رصيدك المتاح وأنت تنظر. لم يتحرك شيء؛ انظر وحاول مرة أخرى.',
  'We did not keep what you entered.': 'لم نحتفظ بما أدخلته.',
  'We send USDT on BEP20 only.': 'نرسل USDT على BEP20 فقط.',
  'Enter an address.': 'أدخل عنوانًا.',
  'This address has a character that no address has: a space, or a letter of another alphabet that looks the same. Copy it again.':
    'في هذا العنوان حرف لا يوجد في أي عنوان: مسافة، أو حرف مشابه من أبجدية أخرى. انسخه من جديد.',
  'This is no address that we can pay. Copy it again from your wallet.':
    'لا يمكننا الدفع إلى هذا العنوان. انسخه من جديد من محفظتك.',
  'This looks like a TRON address. We send USDT on BEP20 only.':
    'يبدو هذا عنوان TRON. نرسل USDT على BEP20 فقط.',
  'This looks like a Bitcoin address. We send USDT on BEP20 only.':
    'يبدو هذا عنوان بيتكوين. نرسل USDT على BEP20 فقط.',
  'This looks like a Litecoin address. We send USDT on BEP20 only.':
    'يبدو هذا عنوان لايتكوين. نرسل USDT على BEP20 فقط.',
  'This looks like a Solana address. We send USDT on BEP20 only.':
    'يبدو هذا عنوان سولانا. نرسل USDT على BEP20 فقط.',
  'This is no whole practice address: one begins with PRACTICE-, and 24 letters and digits follow. Look for a typing mistake.':
    'ليس هذا عنوانًا تدريبيًا كاملًا: يبدأ العنوان بـ PRACTICE-، ثم يليه 24 حرفًا ورقمًا. ابحث عن خطأ في الكتابة.',
  'A BEP20 address is 0x and 40 digits and letters from a to f. This one is not whole: copy it again.':
    'عنوان BEP20 هو 0x ثم 40 رقمًا وحرفًا من a إلى f. هذا ليس كاملًا: انسخه من جديد.',
  'Enter the address with the 0x at its beginning.': 'أدخل العنوان مع 0x في أوله.',
  'This is a transaction or a private key, not an address. Never enter a private key anywhere. We did not keep what you entered.':
    'هذه معاملة أو مفتاح خاص، وليست عنوانًا. لا تُدخل مفتاحًا خاصًا في أي مكان أبدًا. لم نحتفظ بما أدخلته.',
  'Names are not looked up. Enter the address itself: it begins with 0x.':
    'لا نبحث عن الأسماء. أدخل العنوان نفسه: يبدأ بـ 0x.',
  'This is a practice address. Coins of a test network cannot be sent to it.':
    'هذا عنوان تدريبي. لا يمكن إرسال عملات شبكة اختبار إليه.',
  'That is the address of a real wallet. Practice money cannot leave to one; use a practice address: it begins with PRACTICE-. We did not keep what you entered.':
    'هذا عنوان محفظة حقيقية. لا يمكن أن يخرج مال التدريب إليها؛ استخدم عنوانًا تدريبيًا: يبدأ بـ PRACTICE-. لم نحتفظ بما أدخلته.',
  "This address has a typing mistake (checksum doesn't match). Copy it again.":
    'في هذا العنوان خطأ كتابة (رقم التحقق لا يطابق). انسخه من جديد.',
  'Nobody holds this address: what is sent there is lost.': 'لا أحد يملك هذا العنوان: ما يُرسل إليه يضيع.',
  'This is the contract of the token itself, not a wallet: what is sent there is lost.':
    'هذا عقد الرمز نفسه، لا محفظة: ما يُرسل إليه يضيع.',
  'That is an address of Evenmoor itself. Enter the address of your own wallet.':
    'هذا عنوان من عناوين Evenmoor نفسها. أدخل عنوان محفظتك.',
  'This address begins and ends like one that you use, but is another one. Look-alike addresses are a common theft: compare all of it.':
    'يبدأ هذا العنوان وينتهي مثل عنوان تستخدمه، لكنه عنوان آخر. العناوين المتشابهة حيلة شائعة للسرقة: قارنه كله.',
  'The network dropped the payment after it was sent.': 'أسقطت الشبكة الدفعة بعد إرسالها.',
  'The network did not take the payment.': 'لم تقبل الشبكة الدفعة.',
  'That is your own practice wallet. It needs no entry.': 'هذه محفظتك التدريبية. لا تحتاج إلى قيد.',
  'This address is in your address book already.': 'هذا العنوان في دفتر عناوينك بالفعل.',
  'Your address book has {count} addresses. Remove one first.':
    'في دفتر عناوينك {count} عنوانًا. احذف واحدًا أولًا.',
  'Name is required': 'الاسم مطلوب',
  'Use one line of plain text.': 'اكتب سطرًا واحدًا من نص عادي.',
  'Message is required': 'الرسالة مطلوبة',
  'Use plain text.': 'اكتب نصًا عاديًا.',
  'Type the code.': 'اكتب الرمز.',
  'That is too long for a code.': 'هذا أطول من أن يكون رمزًا.',
  'Name the passkey.': 'سمِّ مفتاح المرور.',
  'Use letters, spaces and signs only.': 'استخدم الحروف والمسافات والعلامات فقط.',
  'Choose one of the documents.': 'اختر إحدى الوثائق.',
  'Say which side it is: front or back.': 'حدّد الجهة: الأمام أو الخلف.',
  'Choose a reason.': 'اختر سببًا.',
  'The link is not complete.': 'الرابط غير كامل.',
  'Choose 7, 30 or 90 days.': 'اختر 7 أو 30 أو 90 يومًا.',
  'Enter the transaction hash': 'أدخل معرّف المعاملة',
  'A transaction hash has 64 digits and letters from a to f. Copy it whole from your wallet.':
    'في معرّف المعاملة 64 رقمًا وحرفًا من a إلى f. انسخه كاملًا من محفظتك.',
  'First name is required': 'الاسم الأول مطلوب',
  'Last name is required': 'اسم العائلة مطلوب',
  'Password is required': 'كلمة المرور مطلوبة',
  'OTP is required': 'الرمز مطلوب',
  'Choose 1, 7 or 30 days.': 'اختر يومًا واحدًا أو 7 أيام أو 30 يومًا.',
  'Choose day, week or month.': 'اختر اليوم أو الأسبوع أو الشهر.',
  'Enter an address': 'أدخل عنوانًا',
  'Name the address': 'سمِّ العنوان',
  'Email is required': 'البريد الإلكتروني مطلوب',
  'Reset token is missing.': 'رابط التعيين غير كامل.',
  'Give a month such as 2026-10.': 'حدّد شهرًا مثل 2026-10.',
  'Enter the amount as a decimal text, such as "250.00".': 'أدخل المبلغ كنص عشري، مثل "250.00".',
  'Enter a valid email address.': 'أدخل بريدًا إلكترونيًا صالحًا.',
  'Choose one of the languages offered.': 'اختر إحدى اللغات المتاحة.',
  '{words} You use {address}.': '{words} أنت تستخدم {address}.',
  '{name} is switched off on this site. Choose another coin.': '{name} متوقفة في هذا الموقع. اختر عملة أخرى.',
  '{name} is paused: we cannot rely on what its network tells us just now. Nothing was opened; choose another coin or try again later.':
    '{name} متوقفة مؤقتًا: لا يمكننا الآن الاعتماد على ما تقوله شبكتها. لم يُفتح شيء؛ اختر عملة أخرى أو حاول لاحقًا.',
  'There is still {list}. Nothing was closed: take back, finish or cancel that, and withdraw first.':
    'ما زال هناك {list}. لم يُغلق شيء: استرد ذلك أو أنهه أو ألغه، واسحب أولًا.',
  'You are taking a break until {until} UTC, so nothing was started. Your money is untouched: you can take positions back and withdraw as always.':
    'أنت في استراحة حتى {until} بالتوقيت العالمي، لذلك لم يبدأ شيء. مالك لم يُمس: يمكنك استرداد المراكز والسحب كالعادة.',
  'Your identity check is in review. Withdraw it first if you want to send another document.':
    'التحقق من هويتك قيد المراجعة. اسحبه أولًا إن أردت إرسال وثيقة أخرى.',
  'Your identity check is decided, so it cannot be withdrawn. Its pictures are removed 30 days after the decision.':
    'تم البت في التحقق من هويتك، فلا يمكن سحبه. تُحذف صوره بعد 30 يومًا من القرار.',
  'There is no identity check to withdraw.': 'لا يوجد تحقق من الهوية لسحبه.',
  'Only practice money can be sent to a new address without the wait. Nothing was changed.':
    'مال التدريب وحده يمكن إرساله إلى عنوان جديد دون انتظار. لم يتغير شيء.',
  'Only practice money can be sent to a new address without the wait.':
    'مال التدريب وحده يمكن إرساله إلى عنوان جديد دون انتظار.',
  'Staff cannot close their account. Ask the operator to take your role first.':
    'لا يمكن للموظفين إغلاق حساباتهم. اطلب من المشغّل أن يسحب دورك أولًا.',
  'This withdrawal waits to be reviewed.': 'هذا السحب ينتظر المراجعة.',
  'This withdrawal is in review.': 'هذا السحب قيد المراجعة.',
  'This withdrawal is approved already and is about to be sent.': 'تمت الموافقة على هذا السحب وسيُرسل قريبًا.',
  'This withdrawal has been sent already.': 'أُرسل هذا السحب بالفعل.',
  'This withdrawal has arrived already.': 'وصل هذا السحب بالفعل.',
  'This withdrawal was cancelled. The money is available again.': 'أُلغي هذا السحب. المال متاح من جديد.',
  'This withdrawal was rejected. The money is available again.': 'رُفض هذا السحب. المال متاح من جديد.',
  'This withdrawal could not be sent. The money is available again.':
    'تعذّر إرسال هذا السحب. المال متاح من جديد.',
  'Try again in a few seconds.': 'حاول مرة أخرى بعد بضع ثوانٍ.',
  'money in your account (fractions of a cent count too)': 'مال في حسابك (تُحسب أجزاء السنت أيضًا)',
  'an open position': 'مركز مفتوح',
  '{count} open positions': 'مراكز مفتوحة ({count})',
  'an open checkout': 'طلب دفع مفتوح',
  '{count} open checkouts': 'طلبات دفع مفتوحة ({count})',
  'a withdrawal on its way': 'سحب في الطريق',
  '{count} withdrawals on their way': 'سحوبات في الطريق ({count})',
  front: 'الوجه الأمامي',
  back: 'الوجه الخلفي',
  'we saw unusual activity': 'لاحظنا نشاطًا غير معتاد',
  'its owner asked for it': 'صاحبه طلب ذلك',
  'we are checking whether our terms were kept': 'نتحقق مما إذا كانت شروطنا قد رُوعيت',
  'we have to answer a legal request': 'علينا الرد على طلب قانوني',
  ...staffRefusals,
}
